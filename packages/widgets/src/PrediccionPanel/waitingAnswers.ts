import type { Client } from '@arma11/core';
import type { AnswerToSave } from '@arma11/core/contract';
import { queuedDrafts, queueDraft, writeDraft, type AnswersDraft } from './answers/answersDraft';
import { saveDroppingClosed, type SavedWithout } from './saveDroppingClosed';
import { saveWithScores } from './saveWithScores';

/** Answers of a room that wait for the internet since its panel was left. */
export interface WaitingAnswers {
  predi: number;
  ins: number;
  answers: AnswerToSave[];
}

/** Everything that panels left to be sent on this device. */
export const waitingAnswers = (): WaitingAnswers[] =>
  queuedDrafts().map(({ predi, ins, draft }) => ({ predi, ins, answers: answersOf(predi, draft) }));

/**
 * Sends the waiting answers of one room without its panel. Saved ones and those of closed markets stop waiting. Rejects
 * with the `Arma11Error` of any other failure; then they still wait.
 */
export async function sendWaitingAnswers(
  client: Client,
  { predi, ins, answers }: WaitingAnswers,
): Promise<SavedWithout> {
  const outcome = await saveDroppingClosed((some) => saveWithScores(client, some), answers);
  discardWaitingAnswers({ predi, ins });
  return outcome;
}

/**
 * Leaves what a panel has not saved to be sent without it, as `sendWaitingAnswers` does. Returns whether the device keeps
 * something to send: where storage is refused, save from the panel itself.
 */
export const leaveAnswers = ({ predi, ins }: Pick<WaitingAnswers, 'predi' | 'ins'>): boolean => queueDraft(predi, ins);

/** Discards what waits of a room. */
export const discardWaitingAnswers = ({ predi, ins }: Pick<WaitingAnswers, 'predi' | 'ins'>): void =>
  writeDraft(predi, ins, { picks: new Map(), scores: new Map(), queued: false, until: 0 });

const answersOf = (predi: number, { picks }: AnswersDraft): AnswerToSave[] =>
  [...picks].map(([match_prediction, alternative]) => ({ alternative, predi, match_prediction }));
