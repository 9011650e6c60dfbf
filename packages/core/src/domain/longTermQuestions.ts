import type { LongTermKind } from '../contract/wire';

/** Every question about a competition as a whole, in the order in which rooms ask them (rules R17.5). */
export const longTermKinds: readonly LongTermKind[] = ['campeon', 'subcampeon', 'maximo_goleador'];

/** The code of whoever no other alternative names. */
export const longTermOther = 'otro';

/** A question about a competition, with what it may come to and what that is worth. */
export interface LongTermTemplate {
  kind: LongTermKind;
  question: string;
  alternatives: { code: string; answer: string; pts: number }[];
}

const questions: Record<LongTermKind, { question: string; pts: number }> = {
  campeon: { question: '¿Quién será el campeón?', pts: 15 },
  subcampeon: { question: '¿Quién será el subcampeón?', pts: 10 },
  maximo_goleador: { question: '¿Quién será el máximo goleador?', pts: 15 },
};

/** A club or a player as an answer. */
interface Named {
  id: number;
  name: string;
}

/** The code of a club or a player among the alternatives of a question: clubs are `t12`, players `p340`. */
export const longTermCode = (kind: LongTermKind, id: number): string =>
  `${kind === 'maximo_goleador' ? 'p' : 't'}${id}`;

/**
 * A question about a competition, from its clubs or its likely scorers (rules R17.5). Every club is named, so that none is
 * 'another'; players never all are, and 'another' pays two thirds. `pts` are the room's own, where it has some (rules R17.1).
 * @example
 * longTermQuestion('campeon', [{ id: 12, name: 'Melgar' }]).alternatives; // [{ code: 't12', answer: 'Melgar', pts: 15 }]
 */
export function longTermQuestion(
  kind: LongTermKind,
  named: readonly Named[],
  pts: number = questions[kind].pts,
): LongTermTemplate {
  const alternatives = named.map(({ id, name }) => ({ code: longTermCode(kind, id), answer: name, pts }));
  const ptsOfOther = Math.max(1, Math.floor((pts * 2) / 3));
  const other = kind === 'maximo_goleador' ? [{ code: longTermOther, answer: 'Otro jugador', pts: ptsOfOther }] : [];
  return { kind, question: questions[kind].question, alternatives: [...alternatives, ...other] };
}

/** Whether an alternative is right, as a competition ended: several may share it (rules R17.5). */
export const longTermRight = (code: string, named: readonly string[], outcome: readonly string[]): boolean =>
  outcome.includes(code) || (code === longTermOther && outcome.some((right) => !named.includes(right)));
