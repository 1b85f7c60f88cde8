import { box, door, lamp, lines, mat, parcel, plant, shade } from './parts.ts';

export interface Scene {
  file: string;
  /** Size of the image in pixels. */
  width: number;
  height: number;
  /** Width in SVG units; the drawing has the image's proportions. */
  units: number;
  drawing: string;
}

const number = (x: number, y: number, size: number, text: string, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Noto Sans, DejaVu Sans, sans-serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="middle">${text}</text>`;

/** A front door by day: wooden wall, step, mat, one parcel. */
const doorstep = [
  box(0, 0, 1200, 620, '#d5dce6'),
  lines(40, 600, 46, (y) => box(0, y, 1200, 3, '#c3ccd8')),
  box(0, 590, 1200, 34, '#aab3bf'),
  box(0, 624, 1200, 176, '#b9b2a7'),
  lines(
    150,
    1200,
    260,
    (x) => `<path d="M${x} 624 L${x - 90 + (x - 600) * 0.25} 800" stroke="#a39c91" stroke-width="4"/>`,
  ),
  box(0, 705, 1200, 4, '#a39c91'),
  door({ x: 640, ground: 590, width: 270 }, 500, {
    frame: '#f6f4ef',
    leaf: '#8b5e3c',
    panel: '#7a5033',
    glass: '#bcd3de',
  }),
  box(600, 588, 350, 40, '#8d8880', 4),
  shade(600, 620, 350, 8, 0.18),
  lamp(540, 170, 44, 0.7),
  number(1045, 215, 52, '1420', '#46505c'),
  mat({ x: 520, ground: 745, width: 470 }, '#5b5148', '#8a7d70'),
  plant({ x: 1015, ground: 690, width: 92 }, '#b5654a', 190),
  parcel({ x: 250, ground: 735, width: 330 }),
].join('');

/** A porch: green boards, blue door, two stacked parcels. */
const porch = [
  box(0, 0, 900, 900, '#cdd8ca'),
  lines(0, 900, 62, (x) => box(x, 0, 3, 900, '#bcc9b8')),
  box(0, 0, 900, 46, '#f3f1ea'),
  shade(0, 46, 900, 22, 0.12),
  box(0, 868, 900, 32, '#eae6dc'),
  box(0, 900, 900, 300, '#b58b62'),
  lines(925, 1200, 62, (y) => box(0, y, 900, 4, '#9c744e')),
  door({ x: 430, ground: 900, width: 330 }, 650, { frame: '#f6f3ea', leaf: '#33506b', panel: '#28425a' }),
  number(595, 208, 54, '9', '#33506b'),
  lamp(330, 300, 46, 0.7),
  mat({ x: 400, ground: 1020, width: 390 }, '#3f4a43', '#75877b'),
  plant({ x: 85, ground: 960, width: 110 }, '#e4ddd0', 330),
  parcel({ x: 195, ground: 1085, width: 360 }, '#c08f58', 0.5),
  parcel({ x: 240, ground: 888, width: 240 }, '#d0a46f', 0.6),
].join('');

/** A hallway inside a building: red door, picture, tiles. */
const hallway = [
  box(0, 0, 800, 560, '#e8dfd2'),
  box(0, 330, 800, 230, '#d9cbb7'),
  box(0, 324, 800, 8, '#c7b59c'),
  box(0, 546, 800, 22, '#f3eee5'),
  box(0, 568, 800, 232, '#a9b0b5'),
  lines(0, 8, 1, (row) => box(0, 568 + row * row * 5, 800, 3, '#979ea4')),
  lines(
    -400,
    1200,
    133,
    (x) =>
      `<path d="M${400 + (x - 400) * 0.7} 568 L${400 + (x - 400) * 1.5} 800" stroke="#979ea4" stroke-width="3"/>`,
  ),
  door({ x: 440, ground: 568, width: 230 }, 450, { frame: '#faf7f0', leaf: '#74373a', panel: '#63292d' }),
  `<circle cx="555" cy="310" r="7" fill="#e8d7a4"/>`,
  number(555, 100, 30, '6', '#74373a'),
  box(90, 120, 150, 190, '#f7f3ea', 6),
  box(104, 134, 122, 162, '#9fb7b5', 3),
  `<path d="M104 260 l38 -52 l30 34 l20 -22 l34 44 v32 h-122 z" fill="#6f8f8c"/><circle cx="196" cy="168" r="14" fill="#f2dfa6"/>`,
  mat({ x: 400, ground: 690, width: 310 }, '#6d5f7a', '#9c8fa8'),
  parcel({ x: 165, ground: 712, width: 250 }, '#c99a63', 0.74),
].join('');

/** A door after dark: lit window, lamp, bench, small parcel. */
const evening = [
  box(0, 0, 1200, 600, '#3a4661'),
  lines(30, 600, 46, (y) => box(0, y, 1200, 3, '#344059')),
  box(0, 600, 1200, 200, '#4b4a55'),
  box(0, 590, 1200, 16, '#2c3348'),
  `<ellipse cx="300" cy="720" rx="330" ry="58" fill="#f7d58a" opacity=".12"/>`,
  box(130, 130, 330, 290, '#e9e4da', 6),
  box(148, 148, 294, 254, '#f7d58a'),
  box(288, 148, 14, 254, '#e9e4da'),
  box(148, 266, 294, 12, '#e9e4da'),
  `<path d="M148 148 h84 q-8 150 -84 200 z M442 148 h-84 q8 150 84 200 z" fill="#d98e62" opacity=".75"/>`,
  door({ x: 760, ground: 600, width: 240 }, 460, {
    frame: '#d9d3c7',
    leaf: '#4d6b58',
    panel: '#415b4a',
    glass: '#f4cf86',
  }),
  lamp(640, 190, 46, 0.75),
  box(130, 600, 400, 24, '#8b6a4a', 5),
  box(160, 624, 26, 96, '#6f5338'),
  box(474, 624, 26, 96, '#6f5338'),
  mat({ x: 690, ground: 730, width: 400 }, '#2c2b33', '#65636f'),
  plant({ x: 1060, ground: 665, width: 70 }, '#8a5340', 150),
  parcel({ x: 225, ground: 602, width: 190 }, '#b98a56', 0.62),
].join('');

/** A mail room: a wall of boxes, a counter, two parcels. */
const mailbox = (column: number, row: number) => {
  const [x, y] = [470 + column * 112, 110 + row * 92];
  return [
    box(x, y, 102, 82, '#8fa3b5', 5),
    box(x + 10, y + 12, 44, 10, '#c7d3dd', 2),
    box(x + 20, y + 56, 62, 7, '#6d8294', 3),
    `<circle cx="${x + 86}" cy="${y + 20}" r="5" fill="#e8d7a4"/>`,
  ].join('');
};

const mailRoom = [
  box(0, 0, 1200, 800, '#ece5da'),
  box(0, 640, 1200, 160, '#b7a48c'),
  box(0, 628, 1200, 14, '#f7f3ea'),
  box(454, 94, 582, 398, '#6f8496', 8),
  ...[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => mailbox(column, row))),
  box(120, 90, 210, 150, '#f7f3ea', 6),
  box(136, 106, 178, 118, '#d3a25f', 3),
  box(156, 126, 64, 44, '#fbfaf6', 2),
  box(232, 122, 58, 70, '#fbfaf6', 2),
  box(60, 520, 600, 26, '#8b6a4a', 5),
  box(84, 546, 552, 150, '#a07d58'),
  shade(84, 546, 552, 12),
  plant({ x: 1060, ground: 730, width: 84 }, '#7b8f83', 210),
  parcel({ x: 130, ground: 522, width: 230 }),
  parcel({ x: 400, ground: 522, width: 150 }, '#d0a46f', 0.8),
].join('');

/** All proof images of the samples. */
export const SCENES: Scene[] = [
  { file: 'doorstep-large.jpg', width: 2400, height: 1600, units: 1200, drawing: doorstep },
  { file: 'porch-portrait.jpg', width: 900, height: 1200, units: 900, drawing: porch },
  { file: 'hallway-square.png', width: 800, height: 800, units: 800, drawing: hallway },
  { file: 'evening-landscape.jpg', width: 1200, height: 800, units: 1200, drawing: evening },
  { file: 'mailroom-drawing.svg', width: 600, height: 400, units: 1200, drawing: mailRoom },
];

/** A scene as a stand-alone SVG image. */
export function sceneSvg({ width, height, units, drawing }: Scene): string {
  const box = `0 0 ${units} ${(units * height) / width}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${drawing}</svg>\n`;
}
