import type { Answer, AnswerToSave, PrediMatch } from '@arma11/core/contract';
import { requestTo } from '@arma11/testing/scenarios';
import type { RecordingClient } from './recordingClient';
import type { Write } from './scenarioDefinition';
import type { JoinedRoom } from './scenarioIds';

/** The questions of a prediction room that the player has not answered and a tap answers, by their first alternatives. */
export async function unanswered(
  ask: RecordingClient['ask'],
  { id }: JoinedRoom,
): Promise<{ match: PrediMatch; first: Answer }[]> {
  const matches = (await ask(requestTo('predi', 'matchSala', { id }))) as PrediMatch[];
  return matches.flatMap((match) => {
    const answered = new Set(match.my_answers.map(({ match_prediction }) => match_prediction));
    return match.answers
      .filter(({ kind, order }) => kind !== 'marcador' && order === 1)
      .filter(({ id_match_prediction }) => !answered.has(id_match_prediction))
      .map((first) => ({ match, first }));
  });
}

/** Saves answers of one room. */
export const saving = ({ id }: JoinedRoom, chosen: readonly Answer[], about: Record<string, string> = {}): Write => {
  const body = chosen.map((answer): AnswerToSave => ({
    alternative: answer.id,
    predi: id,
    match_prediction: answer.id_match_prediction,
  }));
  return { request: requestTo('predi', 'saveAnswers', { body }), about };
};
