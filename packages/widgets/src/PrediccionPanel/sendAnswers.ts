import { Arma11Error, type Client } from '@arma11/core';
import type { AnswerToSave, PrediMatch, SavedAnswer, SavedAnswers } from '@arma11/core/contract';
import { saveDroppingClosed, type SavedWithout } from './saveDroppingClosed';
import { saveWithScores } from './saveWithScores';

/** What came of sending answers. */
export interface SentAnswers extends SavedWithout {
  /** The matches of the room with what was stored; those without a change stay the same objects. */
  withStored(matches: readonly PrediMatch[]): PrediMatch[];
}

/** Saves answers but for those of markets that have closed, with the alternatives of scores that the room does not show yet. */
export async function sendAnswers(client: Client, answers: AnswerToSave[]): Promise<SentAnswers> {
  const sent = await saveDroppingClosed((some) => saveWithScores(client, some).then(accepted), answers);
  return { ...sent, withStored: (matches) => withSavedAnswers(matches, sent.stored?.saved ?? []) };
}

/** A save is successful only when the server says 'ok' (product §4). */
function accepted(answer: SavedAnswers): SavedAnswers {
  if (answer.status !== 'ok') throw new Arma11Error('server', 'El servidor no confirmó tus respuestas.');
  return answer;
}

function withSavedAnswers(matches: readonly PrediMatch[], saved: readonly SavedAnswer[]): PrediMatch[] {
  const byMarket = new Map(saved.map((answer) => [answer.match_prediction, answer]));
  return matches.map((entry) => {
    const markets = new Set(entry.answers.map(({ id_match_prediction }) => id_match_prediction));
    const mine = saved.filter(({ match_prediction }) => markets.has(match_prediction));
    if (mine.length === 0) return entry;
    const kept = entry.my_answers.filter(({ match_prediction }) => !byMarket.has(match_prediction));
    return { ...entry, my_answers: [...kept, ...mine] };
  });
}
