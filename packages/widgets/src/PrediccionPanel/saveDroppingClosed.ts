import { Arma11Error } from '@arma11/core';
import type { AnswerToSave, SavedAnswers } from '@arma11/core/contract';

/** What came of saving: the server's answer, null when nothing was left to save, and the markets that had closed. */
export interface SavedWithout {
  stored: SavedAnswers | null;
  sent: AnswerToSave[];
  closed: number[];
}

/**
 * Saves answers; when some market has closed the server stores nothing, so the closed ones are dropped and the rest is
 * sent once more (rules R8.4).
 */
export async function saveDroppingClosed(
  send: (answers: AnswerToSave[]) => Promise<SavedAnswers>,
  answers: AnswerToSave[],
): Promise<SavedWithout> {
  try {
    return { stored: await send(answers), sent: answers, closed: [] };
  } catch (error) {
    const closed = closedMarkets(error);
    const rest = answers.filter(({ match_prediction }) => !closed.includes(match_prediction));
    if (rest.length === answers.length) throw error;
    if (rest.length === 0) return { stored: null, sent: [], closed };
    return { stored: await send(rest), sent: rest, closed };
  }
}

/** The markets that a refusal names as closed. */
function closedMarkets(error: unknown): number[] {
  if (!(error instanceof Arma11Error) || error.serverCode !== 'PREDI_CERRADA') return [];
  const closed = error.body?.closed;
  return Array.isArray(closed) ? closed.filter((id): id is number => typeof id === 'number') : [];
}
