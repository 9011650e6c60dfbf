import type { AnyFormation, Formation, Position } from '../contract/wire';

/** How many players stand in each line of a formation. */
export interface FormationLines {
  goalkeepers: number;
  defenders: number;
  midfielders: number;
  forwards: number;
  coaches: number;
}

/** One place of a lineup and the position of the player who fills it. */
export interface Slot {
  slot: number;
  position: Position;
}

/** The slots of one line, in slot order. */
export interface FormationRow {
  position: Position;
  slots: readonly number[];
}

/** The six formations a player may choose (product §3), in the order they are offered. */
export const playableFormations: readonly Formation[] = ['442', '433', '451', '541', '352', '343'];

const eleven = (defenders: number, midfielders: number, forwards: number): FormationLines => ({
  goalkeepers: 1,
  defenders,
  midfielders,
  forwards,
  coaches: 1,
});

const lines: Readonly<Record<AnyFormation, FormationLines>> = {
  '442': eleven(4, 4, 2),
  '433': eleven(4, 3, 3),
  '451': eleven(4, 5, 1),
  '541': eleven(5, 4, 1),
  '352': eleven(3, 5, 2),
  '343': eleven(3, 4, 3),
  '221': { goalkeepers: 1, defenders: 2, midfielders: 2, forwards: 1, coaches: 0 },
};

/** The line counts of a formation; '221' is the casual F6 team without a coach (rules R10.1). */
export const formationLines = (formation: AnyFormation): FormationLines => lines[formation];

/** Whether a value is one of the six formations a player may choose. */
export const isFormation = (value: unknown): value is Formation => playableFormations.some((code) => code === value);

/** Whether a value is a formation at all, the casual '221' included. */
export const isAnyFormation = (value: unknown): value is AnyFormation => value === '221' || isFormation(value);

/** The formation as people write it: '442' is '4-4-2'. */
export const formationLabel = (formation: AnyFormation): string => formation.split('').join('-');

/** The lines of a formation from goalkeeper to coach, each with its slots; a team without a coach has no coach row. */
export function formationRows(formation: AnyFormation): FormationRow[] {
  const { goalkeepers, defenders, midfielders, forwards, coaches } = lines[formation];
  const rows: FormationRow[] = [];
  let next = 0;
  [goalkeepers, defenders, midfielders, forwards, coaches].forEach((count, index) => {
    if (count === 0) return;
    const first = next;
    rows.push({ position: index as Position, slots: Array.from({ length: count }, (_, step) => first + step) });
    next += count;
  });
  return rows;
}

/** Every slot of a formation: 0 is the goalkeeper, then defenders, midfielders and forwards, the coach last. */
export const slotsOf = (formation: AnyFormation): Slot[] =>
  formationRows(formation).flatMap(({ position, slots }) => slots.map((slot) => ({ slot, position })));
