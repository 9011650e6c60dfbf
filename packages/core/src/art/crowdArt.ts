import { round } from './pathOf';
import { seededRandom } from './seededRandom';
import { svgNode, type SvgNode } from './svgNode';

/** The colours of a stand: seated rows from back to front, and the few who stand out. */
export interface CrowdPalette {
  readonly seated: readonly [string, string, string, string, string];
  readonly bright: readonly (readonly [above: number, colour: string])[];
}

/** The stand under floodlights. */
const NIGHT_CROWD: CrowdPalette = {
  seated: ['#14231c', '#182a22', '#1d3329', '#223c31', '#284638'],
  bright: [
    [0.985, '#c8f31d'],
    [0.965, '#dfeee2'],
    [0.94, '#7d2f2b'],
    [0.91, '#27407f'],
  ],
};

/** The stand at noon. */
export const DAY_CROWD: CrowdPalette = {
  seated: ['#e2eadc', '#dae5d4', '#d1dfcb', '#c8d9c2', '#bfd2b9'],
  bright: [
    [0.982, '#7fb04a'],
    [0.962, '#ffffff'],
    [0.94, '#e2a39b'],
    [0.916, '#9dbfe0'],
    [0.895, '#f0cf85'],
  ],
};

/** Where a stand of people is drawn, and how many rows it has. */
export interface CrowdOptions {
  width: number;
  top: number;
  bottom: number;
  rows: number;
  seed: number;
  /** How far the middle of a row hangs below its ends. */
  curve?: number;
  palette?: CrowdPalette;
}

const SPACING = 8.6;

const person = (x: number, y: number) =>
  `M${round(x - 2.5)} ${round(y)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M${round(x - 4.4)} ${round(y + 9)}c0-5 1.9-5.8 4.4-5.8s4.4.8 4.4 5.8z`;

/** Rows of people in the stand: one path per row and colour, so that a full stand is some twenty nodes. */
export function crowdArt(options: CrowdOptions): SvgNode {
  const { width, top, bottom, rows, seed, curve = 0, palette = NIGHT_CROWD } = options;
  const random = seededRandom(seed);
  const count = Math.round(width / SPACING);
  const paths: SvgNode[] = [];
  for (let row = 0; row < rows; row += 1) {
    const byColour = new Map<string, string>();
    for (let seat = 0; seat <= count; seat += 1) {
      const x = seat * SPACING + (row % 2 ? SPACING / 2 : 0) + random() * 2 - 1;
      const y =
        top + 10 + ((bottom - top - 10) * row) / rows + random() * 1.6 + curve * Math.sin((Math.PI * x) / width);
      const chance = random();
      const shade = Math.min(4, row + Math.floor(random() * 2));
      const standing = palette.bright.find(([above]) => chance > above)?.[1];
      const colour = standing ?? palette.seated[shade] ?? palette.seated[4];
      byColour.set(colour, (byColour.get(colour) ?? '') + person(x, y));
    }
    for (const [fill, d] of byColour) paths.push(svgNode('path', { d, fill }));
  }
  return svgNode('g', {}, ...paths);
}
