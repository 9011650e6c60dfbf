import { makeScores, saveAnswers, type Client } from '@arma11/core';
import type { AnswerToSave, SavedAnswers } from '@arma11/core/contract';
import { scoreOfUnmade } from '@arma11/core/domain';

/**
 * Saves answers, after the alternatives of exact scores that the room does not show yet were made (rules R17.2); what is
 * stored names theirs.
 */
export async function saveWithScores(client: Client, answers: AnswerToSave[]): Promise<SavedAnswers> {
  return saveAnswers(client, await withMadeScores(client, answers));
}

async function withMadeScores(client: Client, answers: AnswerToSave[]): Promise<AnswerToSave[]> {
  const missing = answers.flatMap(({ alternative, match_prediction }) => {
    const score = alternative === null ? null : scoreOfUnmade(alternative);
    return score ? [{ match_prediction, goals_local: score.local, goals_visit: score.visit }] : [];
  });
  if (missing.length === 0) return answers;
  const made = await makeScores(client, answers[0]!.predi, missing);
  const idOf = new Map(made.map(({ id, id_match_prediction }) => [id_match_prediction, id]));
  return answers.map((answer) => ({ ...answer, alternative: idOf.get(answer.match_prediction) ?? answer.alternative }));
}
