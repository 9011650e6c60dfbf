import type { Deps } from '../platform/deps';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import { startQueue } from '../platform/jobs/startQueue';
import { type Channel, giveUpMessages, type Sending, sendTaken, takeMessage } from '../platform/messages/sendQueued';

/** Of each channel: a recipient whose server is slow must not hold up the others. */
const AT_ONCE = 8;

/** Sends what is due of one channel. */
const startChannel = (sending: Sending & Pick<Deps, 'random'>, channel: Channel, everyMs: number): Loop =>
  startQueue(sending, {
    take: (lease) => takeMessage(sending.db, channel, lease),
    work: (message) => sendTaken(sending, message),
    failed: (error) =>
      sending.log({
        level: 'error',
        message: 'messages: sending failed and is tried again',
        channel,
        error: String(error),
      }),
    atOnce: AT_ONCE,
    everyMs,
  });

/** Sends the mails and text messages that wait, by one of several servers each, and gives up what cannot be sent. */
export function startMessages(sending: Sending & Pick<Deps, 'random'>, everyMs = 1000): Loop {
  const { log } = sending;
  const loops = [
    startChannel(sending, 'sms', everyMs),
    startChannel(sending, 'mail', everyMs),
    startLoop(() => giveUpMessages(sending), {
      everyMs,
      failed: (error) => log({ level: 'error', message: 'messages: giving up failed', error: String(error) }),
    }),
  ];
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) };
}
