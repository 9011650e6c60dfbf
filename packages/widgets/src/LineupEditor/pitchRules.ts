import { pitchPlaces, PITCH_STAGE } from '@arma11/core/art';
import type { AnyFormation } from '@arma11/core/contract';
import { playableFormations } from '@arma11/core/domain';

const FORMATIONS: readonly AnyFormation[] = [...playableFormations, '221'];
// The widest a name may be, by how many stand across: neighbours' plates never touch.
const PLATE: Record<number, number> = { 5: 17.6, 4: 21.4 };
const WIDEST = 26;
const share = (pixels: number) => Number(((pixels / PITCH_STAGE.width) * 100).toFixed(3));

/**
 * Where every slot of every formation stands, as rules: no style is written on a node, so a change of formation costs
 * one attribute. Lengths are shares of the stage's width (`cqw`).
 */
export const pitchRules = FORMATIONS.map((formation) => {
  const { places } = pitchPlaces(formation);
  const across = (line: number) => places.filter((place) => place.line === line).length;
  return places
    .map(({ slot, line, x, y, size }) => {
      const count = across(line);
      const shirt = `max(${share(size)}cqw,${count > 4 ? 40 : 46}px)`;
      const lengths = `--shirt:${shirt};--plate:${PLATE[count] ?? WIDEST}cqw;`;
      return `&[data-formation='${formation}'] [data-slot='${slot}']{left:${x}%;top:${y}%;${lengths}}`;
    })
    .join('');
}).join('');

const { coach, board } = pitchPlaces('442');
const box = ({ left, top, width, height }: typeof coach) =>
  `left:${left}%;top:${top}%;width:${width}%;height:${height}%;`;

/** The coach's technical area, as declarations. */
export const coachRules = box(coach);

/** The dark board over the far edge, as declarations. */
export const boardRules = box(board);
