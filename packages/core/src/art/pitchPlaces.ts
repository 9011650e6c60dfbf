import type { AnyFormation } from '../contract/wire';
import { round } from './pathOf';
import { depthScale, PITCH_STAGE, projectPitch } from './pitchProjection';

/** One player's place: the centre of their shirt in percent of the stage, and the shirt's width in pixels at 360. */
export interface PitchPlace {
  /** 0 is the goalkeeper, then line by line from the left, as `LineupEntry.slot`. */
  slot: number;
  /** 0 goalkeeper, 1 defence, 2 midfield, 3 attack. */
  line: 0 | 1 | 2 | 3;
  x: number;
  y: number;
  /** Width of the shirt in pixels on a stage 360 wide. */
  size: number;
  /** Size relative to the goalkeeper's: 1 for slot 0, less the farther up the pitch. */
  scale: number;
}

/** A box of the stage, in percent. */
export interface PitchBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every place of a formation, and the technical area with the coach. */
export interface PitchLayout {
  places: readonly PitchPlace[];
  coach: PitchBox;
  /** The dark board over the far edge, where the league and jornada run. */
  board: PitchBox;
  /** True when five stand across: plates and badges take their small size. */
  crowded: boolean;
}

type Line = 0 | 1 | 2 | 3;
const DEPTHS: Record<Line, number> = { 0: 8.8, 1: 24, 2: 43.4, 3: 68 };
// Metres across, the left half of a line of n; the right half mirrors it.
const ACROSS: Record<number, readonly number[]> = {
  1: [34],
  2: [20.5, 47.5],
  3: [11, 34, 57],
  4: [7, 24.8, 43.2, 61],
  5: [5, 19.2, 34, 48.8, 63],
};
const LARGE = 63;
const SMALL = 49.5;

/** How far forward a player of a line is drawn: the outer ones further forward, but the middle one of three forwards. */
function depthOf(line: Line, count: number, metres: number): number {
  const outward = Math.abs(metres - 34) / 29;
  if (line === 3 && count === 3) return DEPTHS[3] + 2.4 - 3 * outward;
  const bend = count < 3 ? 0 : count === 5 ? 7 : 4.4;
  const base = count === 5 ? DEPTHS[line] - 2 : DEPTHS[line];
  return base + bend * outward;
}

function lineOf(line: Line, count: number, firstSlot: number, base: number): PitchPlace[] {
  return (ACROSS[count] ?? []).map((metres, index) => {
    const depth = depthOf(line, count, metres);
    const [x, y] = projectPitch(metres, depth);
    return {
      slot: firstSlot + index,
      line,
      x: round((x / PITCH_STAGE.width) * 100),
      y: round((y / PITCH_STAGE.height) * 100),
      size: round(base * depthScale(depth)),
      scale: Number((depthScale(depth) / depthScale(DEPTHS[0])).toFixed(3)),
    };
  });
}

const percent = (value: number, of: number) => round((value / of) * 100);

/** Where the players of a formation stand on the stage, the coach's box and the board, all in percent of it. */
export function pitchPlaces(formation: AnyFormation): PitchLayout {
  const counts = [1, ...formation.split('').map(Number)];
  const crowded = counts.some((count) => count > 4);
  const base = crowded ? SMALL : LARGE;
  const places: PitchPlace[] = [];
  for (const [line, count] of counts.entries()) places.push(...lineOf(line as Line, count, places.length, base));
  const { width, height, farEdge } = PITCH_STAGE;
  return {
    places,
    crowded,
    coach: {
      left: percent(254, width),
      top: percent(444, height),
      width: percent(98, width),
      height: percent(104, height),
    },
    board: { left: 0, top: percent(farEdge - 26, height), width: 100, height: percent(24, height) },
  };
}
