import { pitchPlaces, PITCH_STAGE } from '@arma11/core/art';
import type { AnyFormation } from '@arma11/core/contract';
import { playableFormations } from '@arma11/core/domain';
import { pitchSpot } from './pitchSpot';

const FORMATIONS: readonly AnyFormation[] = [...playableFormations, '221'];
const keeper = (formation: AnyFormation) => pitchPlaces(formation).places[0]!;
// A formation with five across wears smaller shirts in every line.
const CROWD = (keeper('451').size / keeper('442').size).toFixed(3);

/** What a shirt's width loses with the way up the pitch, as shares of the stage: both fall on one straight line. */
function widthByDepth(): string {
  const [near, far] = [keeper('442'), pitchPlaces('442').places.at(-1)!];
  const share = (pixels: number) => Number(((pixels / PITCH_STAGE.width) * 100).toFixed(4));
  const slope = (near.size - far.size) / (near.y - far.y);
  return `(${share(near.size - slope * near.y)} + ${share(slope)} * var(--y))`;
}

/** Every spot of a formation with its place. */
function spotRules(formation: AnyFormation): [spot: string, rule: string][] {
  const { places } = pitchPlaces(formation);
  return places.map(({ slot, line, x, y }) => {
    const beside = places.filter((place) => place.line === line).map((place) => place.slot);
    const spot = pitchSpot(line, beside.length, beside.indexOf(slot) + 1);
    return [spot, `& [data-spot='${spot}']{--x:${x};--y:${y};}`];
  });
}

/** The rule for lines in which so many stand across: neighbours' plates never touch. */
const lineRule = (across: number, lengths: string) =>
  `& [data-spot^='1${across}'],& [data-spot^='2${across}']{${lengths}}`;

/**
 * Where every spot of every formation is, as rules: a line of four stands the same in each of them. No style is written
 * on a node. Lengths are shares of the stage's width (`cqw`).
 */
export const pitchRules = [
  `&[data-formation*='5']{--crowd:${CROWD};}`,
  `& [data-spot]{left:calc(var(--x) * 1%);top:calc(var(--y) * 1%);--plate:26cqw;`,
  `--shirt:max(${widthByDepth()} * var(--crowd,1) * 1cqw,var(--least,46px));}`,
  lineRule(4, '--plate:21.4cqw;'),
  lineRule(5, '--plate:17.6cqw;--least:40px;'),
  ...new Map(FORMATIONS.flatMap(spotRules)).values(),
  // The middle one of five defenders stands right before the goalkeeper: what they say needs the room between them.
  `& [data-spot='153']{margin-top:-3.2cqw;}`,
].join('');

const { coach, board } = pitchPlaces('442');
const box = ({ left, top, width, height }: typeof coach) =>
  `left:${left}%;top:${top}%;width:${width}%;height:${height}%;`;

/** The coach's technical area, as declarations. */
export const coachRules = box(coach);

/** The dark board over the far edge, as declarations. */
export const boardRules = box(board);
