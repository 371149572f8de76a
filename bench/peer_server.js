// A small game on a boardgame.io server: two players in turn, a position about as large as ours.
// It keeps its matches in memory; nothing is written to a disk.

const { Server } = require("boardgame.io/server");

const lots = () =>
  Array.from({ length: 24 }, (_, i) => ({
    floors: [], roof: null, white: i % 2 === 0, worth: 0, owner: null, required: 4, built: 0,
  }));

const tiny = {
  name: "tiny",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ lots: lots(), cash: [12, 12], bids: 0, log: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, playerID }, lot, amount) => {
      G.lots[lot].owner = Number(playerID);
      G.lots[lot].worth = amount;
      G.bids += 1;
      G.log = [...G.log.slice(-9), { event: "bid_made", lot, amount }];
    },
  },
};

const server = Server({ games: [tiny], origins: [/.*/] });
server.run(Number(process.argv[2]), () => console.log("ready"));
