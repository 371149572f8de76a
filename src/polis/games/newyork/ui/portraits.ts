/** Portraits of the characters, put together from parts in a box of 40 × 40: our own drawings, as the names are. */

/** Over the head, each in its colour. */
export const HATS = {
  none: ['', ''],
  bowler: ['#3b332b', 'M8 13.5h24a1.4 1.4 0 0 1 0 2.6H8a1.4 1.4 0 0 1 0-2.6zM12 13.5C12 4.5 28 4.5 28 13.5z'],
  top: ['#2b2622', 'M8.5 12.5h23V15.5h-23zM12.8 12.5L12 1.5h16l-.8 11z'],
  cap: ['#6b5a3c', 'M11 14.5C9.5 7 27 4 29.5 11.5L33.5 15.5H19z'],
  helmet: ['#e0a526', 'M9.5 14.5h21v2.3h-21zM11.5 14.5C11.5 5 28.5 5 28.5 14.5zM18.5 5.5h3v6h-3z'],
  fedora: ['#5c5347', 'M7 15q13-3.5 26 0v1.6q-13 2-26 0zM12.5 14L14 6q6-2.5 12 0l1.5 8z'],
  peaked: ['#27405f', 'M10 8q10-5.5 20 0l.8 4.5H9.2zM9.5 12.5h21v2.2q-3 2.6-10.5 2.6T9.5 14.7z'],
  beret: ['#8a3542', 'M10 13.5C8 6 27 2.5 31.5 9.5 32 12.5 26 14 20 14S12 14.5 10 13.5z'],
  visor: ['#2f7d4a', 'M11 12h18l3.2 5.2q-12-4-24.4 0z'],
  boater: ['#e8cf8a', 'M7.5 13.5h25v2.3h-25zM13 6.5h14v7H13z'],
  straw: ['#d9b35a', 'M4.5 15.5q15.5-8 31 0-15.5 3-31 0zM13 12.5C13 5 27 5 27 12.5z'],
} as const;

/** On the head; what is behind it comes first. */
export const HAIR = {
  none: ['', ''],
  short: ['', 'M11.4 18C10.5 7.5 29.5 7.5 28.6 18 27.5 13.5 25 12.8 20 12.8S12.5 13.5 11.4 18z'],
  side: ['', 'M11.4 18.5C9.5 6.5 30.5 6 28.6 17 25 16.5 19 15 17 11.8 16 15 13.5 15.5 11.4 18.5z'],
  curly: ['', 'M11 18.5c-2.5-3-.5-6.5 1.8-6.5 0-4 5-5.5 7.2-3.3 2.7-2.2 7.5-.7 7.2 3.3 2.3 0 4.3 3.5 1.8 6.5-1-3.5-3-4.5-9-4.5s-8 1-9 4.5z'],
  bun: ['M20 2a4 3.6 0 1 1 0 7.2A4 3.6 0 1 1 20 2z', 'M11.4 19C10 7.5 30 7.5 28.6 19 27.5 14 24 13.3 20 13.3S12.5 14 11.4 19z'],
  long: ['M10 30C7 5.5 33 5.5 30 30z', 'M11.4 18.5C10.5 7.5 29.5 7.5 28.6 18.5 26 16 23 12.5 21 12.5 18 12.5 14 16 11.4 18.5z'],
  fringe: ['', 'M11.3 20c-.8-2-.6-4.5.6-6.2.4 2.2.2 4.4-.6 6.2zM28.7 20c.8-2 .6-4.5-.6-6.2-.4 2.2-.2 4.4.6 6.2z'],
} as const;

/** On the face. */
export const FACES = {
  plain: '',
  moustache: 'M15 22.2q2.3-2.6 5-.9 2.7-1.7 5 .9-2.6 1.5-5 .3-2.4 1.2-5-.3z',
  beard: 'M11.8 20C12 31.5 28 31.5 28.2 20 26.5 23.5 24 22.6 20 22.6S13.5 23.5 11.8 20z',
} as const;

/** In the hand, in a box of 14 × 14 at the lower right: fill, outline. */
export const TOOLS = {
  crate: ['#b98a4e', 'M1 4h12v9H1zM1 7.5h12M5 4v9M9 4v9'],
  drawer: ['#8d6a3c', 'M1 1h12v12H1zM1 7h12M5.5 4h3M5.5 10h3'],
  sack: ['#a68355', 'M5 1h4L8.5 4C12 6 13 9 12 13H2C1 9 2 6 5.5 4z'],
  glass: ['#cfe6ef', 'M6 1a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9zM9.5 8.5L13 13'],
  folder: ['#e0b65a', 'M1 3h4.5L7 5h6v8H1zM1 7h12'],
  chart: ['#f4efe2', 'M1 1h12v12H1zM3 10l3-3.5 2 2L11 4'],
  briefcase: ['#7b4b2a', 'M1 4.5h12V13H1zM5 4.5V2h4v2.5M1 8.5h12'],
  scroll: ['#f4efe2', 'M2.5 1h9v12h-9zM4.5 4h5M4.5 7h5M4.5 10h3'],
  key: ['#e2a92c', 'M4.5 2a3.5 3.5 0 1 1 0 7 3.5 3.5 0 1 1 0-7zM7 8l6 5M10.5 11l1.5-2'],
  camera: ['#4a4640', 'M1 4h3l1-2h4l1 2h3v9H1zM7 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z'],
  coins: ['#e2a92c', 'M7 1.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11zM8.8 5C7.5 3.8 5.2 4.3 5.2 5.8c0 2 3.6 1 3.6 2.9 0 1.4-2.3 1.9-3.6.7M7 3.5v7.2'],
  people: ['#8fb7d9', 'M7 1a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM1 13c0-4 2.5-5 6-5s6 1 6 5z'],
  square: ['#c9a25a', 'M1 1v12h12zM4 8v2.5h2.5z'],
  star: ['#f0b429', 'M7 .5l2 4.3 4.7.5-3.5 3.2 1 4.7L7 10.8l-4.2 2.4 1-4.7L.3 5.3 5 4.8z'],
  girder: ['#a0462e', 'M1 2h12v3H8.5v4H13v3H1V9h4.5V5H1z'],
  mask: ['#f4efe2', 'M1 2q6 2.5 12 0c.5 6-2 11-6 11S.5 8 1 2zM4 6h2M8 6h2M4.5 9q2.5 2 5 0'],
  whistle: ['#c9ced4', 'M4.5 4H13v3H9.5A4 4 0 1 1 4.5 4zM5 1v3'],
  ace: ['#fdf8ee', 'M3 1h9v12H3zM7.5 4l2.5 3-2.5 3L5 7z'],
  flask: ['#9fd0b0', 'M5 1h4M6 1v4L1.5 12q0 1 1 1h9q1 0 1-1L8 5V1M4 9h6'],
  diamond: ['#bfe3f2', 'M3.5 2h7L13 5.5 7 13 1 5.5zM1 5.5h12'],
  palette: ['#e8cfa0', 'M7 1.5c4 0 6 2.5 6 5.5 0 2-2 1.5-3 2s1 3.5-3 3.5-6-2.5-6-5.5 2-5.5 6-5.5zM4 5.5h1M7 4h1M4 8.5h1'],
  trowel: ['#c9ced4', 'M1 5.5L8 1l1.5 7zM8.5 7l4.5 6'],
  paper: ['#f4efe2', 'M1 2h12v10H1zM3 4.5h8M3 7h3.5M3 9.5h3.5M8.5 7H11v2.5H8.5z'],
  compass: ['#c9ced4', 'M7 1v3L2 13M7 4l5 9M4 9.5h6'],
  quill: ['#f4efe2', 'M13 1C6 2 3 6 2.5 10.5L1 13M2.5 10.5C8 10 11.5 6.5 13 1z'],
  horn: ['#c0392b', 'M1 5.5h3L12 1.5v11L4 8.5H1zM4 8.5l1 4h2L6 9.5'],
  pencil: ['#e8b04a', 'M10.5 1L13 3.5 5 11.5 1.5 13 2.8 9z'],
  hook: ['#4a4640', 'M6 0h2v5q4 1.5 3 5-2 4-6 2.5-2-1-2-3l2-.2q1 2.5 3 1.5 2-2-2-3.5z'],
  sprout: ['#4f9a4a', 'M7 13V6C2 6.5 1 4 1 1.5 5 1.5 7 3 7 6c0-2.5 2-4.5 6-4.5C13 5 11 7.5 7 7'],
  lantern: ['#f5c518', 'M4 4h6l1.5 8h-9zM5.5 4V1h3v3M2 13h10'],
  wheel: ['#f5c518', 'M7 1a6 6 0 1 1 0 12A6 6 0 1 1 7 1zM7 5.5v-4M5.7 8L2.5 10.5M8.3 8l3.2 2.5'],
  board: ['#b98a4e', 'M2 2h10v11H2zM5 1h4v2.5H5zM4.5 6.5h5M4.5 9.5h5'],
  laurel: ['#4f9a4a', 'M7 12.5C2 11 1 7 2 2c2 1 3 3 2.5 5C6 8.5 6.8 10 7 12.5c.2-2.5 1-4 2.5-5.5C9 5 10 3 12 2c1 5 0 9-5 10.5z'],
  book: ['#2b5fa8', 'M2 1h9.5v12H3.5Q2 13 2 11.5zM2 11.5Q2 10 3.5 10h8M5 4h4'],
  safe: ['#6b7380', 'M1 1h12v11H1zM7 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM3 12v1.5M11 12v1.5'],
  letter: ['#fdf8ee', 'M1 2.5h12V12H1zM1 2.5l6 5 6-5'],
} as const;

type Skin = 0 | 1 | 2 | 3;
export interface Person {
  skin: Skin;
  hair: keyof typeof HAIR;
  dye: string; // colour of the hair
  hat: keyof typeof HATS;
  face: keyof typeof FACES;
  glasses: boolean;
  coat: string;
  tool: keyof typeof TOOLS;
}

export const SKINS = ['#f6d3b0', '#e6b48a', '#b9794c', '#7d4d31'] as const;

/** Skin, hair and its colour, hat, face, coat, tool; a + after the face is for glasses. In the order of their numbers. */
const CAST = `
1 short dark bowler moustache brown crate
0 bun grey none plain+ blue drawer
2 curly dark cap beard olive sack
1 short brown fedora plain olive glass
3 bun dark none plain red folder
0 side brown visor plain+ grey chart
2 short dark none plain blue briefcase
0 fringe grey none beard wine scroll
1 short brown peaked moustache wine key
0 side red fedora plain brown camera
0 fringe grey top moustache+ dark coins
3 curly dark none plain+ wine people
1 short brown visor plain blue square
0 long grey none plain wine star
2 short dark helmet moustache orange girder
0 curly red none plain red mask
1 short dark cap plain dark whistle
0 side dark top moustache dark ace
2 fringe grey none beard+ pale flask
0 fringe grey top beard dark diamond
1 long dark beret plain orange palette
0 short red cap beard grey trowel
3 curly dark cap plain olive paper
1 side grey none moustache+ grey compass
0 bun brown none plain+ olive quill
2 side dark boater moustache orange horn
0 fringe grey visor moustache pale pencil
1 short brown helmet plain blue hook
3 long dark straw plain green sprout
0 short grey cap beard brown lantern
2 short dark peaked plain orange wheel
1 bun dark none plain dark board
3 fringe grey none plain blue laurel
0 side brown bowler beard wine book
1 fringe brown visor beard+ green safe
0 curly brown peaked plain blue letter
`;
const COLOURS: Record<string, string> = {
  dark: '#2f2a28', brown: '#6e4526', grey: '#b9b2a6', red: '#b3502c', blue: '#2b5278', wine: '#7a2f3d', olive: '#6a6a3a', orange: '#c46a22', green: '#2f6a4a', pale: '#dcd6c6',
};

const PEOPLE: Person[] = CAST.trim().split('\n').map((line) => {
  const [skin, hair, dye, hat, face, coat, tool] = line.split(' ');
  return {
    skin: Number(skin) as Skin, hair: hair as Person['hair'], dye: COLOURS[dye!]!, hat: hat as Person['hat'],
    face: face!.replace('+', '') as Person['face'], glasses: face!.endsWith('+'), coat: COLOURS[coat!]!, tool: tool as Person['tool'],
  };
});

export function personOf(character: string): Person {
  return PEOPLE[Number(character.slice(1)) - 1]!;
}
