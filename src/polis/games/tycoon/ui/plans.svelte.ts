/** What the player has in mind before it is confirmed; the line above the button tells of it too. */

class Plans {
  site = $state(-1); // where the tile in the confirm bar is to be built; -1: not yet chosen
}

export const plans = new Plans();
