import { afterAnswers, Arma11Error, invalidate, prediKeys } from '@arma11/core';
import { formatTime } from '@arma11/core/domain';
import { discardWaitingAnswers, sendWaitingAnswers, waitingAnswers, type WaitingAnswers } from '@arma11/widgets';
import { es } from '../../messages/es';
import { isLater, type SendingDesk } from './sendLineups';

/** The room whose questions are on the screen sends for itself. */
const isOpen = (predi: number, path: string) => new RegExp(`^/predi/sala/${predi}(/rapida)?/?$`).test(path);

/** The answers that wait and whose panel is not open to send them. */
export const leftAnswers = (path = location.pathname): WaitingAnswers[] =>
  waitingAnswers().filter(({ predi }) => !isOpen(predi, path));

/** Sends the answers of every room that was left with some; throws when one has to wait on. */
export async function sendAnswers(desk: SendingDesk): Promise<void> {
  for (const waiting of leftAnswers()) await sendOne(desk, waiting);
}

async function sendOne({ client, queryClient, outbox }: SendingDesk, waiting: WaitingAnswers): Promise<void> {
  try {
    const { stored, closed } = await sendWaitingAnswers(client, waiting);
    const hour = stored ? formatTime(stored.saved_at) : '';
    if (!stored) outbox.notify({ tone: 'bad', text: es.offline.answersLate });
    else if (closed.length > 0) outbox.notify({ tone: 'bad', text: es.offline.answersPart(hour) });
    else outbox.notify({ tone: 'good', text: es.offline.answersSaved(hour) });
  } catch (error) {
    if (isLater(error)) throw error;
    discardWaitingAnswers(waiting);
    const { code, message } = error as Arma11Error;
    outbox.notify({
      tone: 'bad',
      text: code === 'closed' ? es.offline.answersLate : es.offline.answersRefused(message),
    });
  }
  void invalidate(queryClient, [...afterAnswers, prediKeys.matches(waiting.predi)]);
}
