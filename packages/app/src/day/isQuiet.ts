import type { CallOutput } from '@arma11/core/contract';

/** Whether nothing happened on a day: no coins moved, no answer, no room closed. */
export const isQuiet = ({
  coins,
  answers,
  rooms,
}: Pick<CallOutput<'quests', 'resume'>, 'coins' | 'answers' | 'rooms'>) =>
  [coins.in, coins.out, answers.aciertos, answers.fallos, answers.pendientes, rooms.length].every((each) => each === 0);
