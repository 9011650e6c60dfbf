import { base64url } from '../platform/bytes';
import type { Deps } from '../platform/deps';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import { type Channel, giveUpMessages, type Sending, sendTaken, takeMessage } from '../platform/messages/sendQueued';

/** Of each channel: a recipient whose server is slow must not hold up the others. */
const AT_ONCE = 8;

/** Sends what is due of one channel. When the server stops, what is being sent is still waited for. */
function startChannel(sending: Sending & Pick<Deps, 'random'>, channel: Channel, everyMs: number): Loop {
  const { db, log, random } = sending;
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  const failed = (error: unknown) =>
    log({ level: 'error', message: 'messages: sending failed and is tried again', channel, error: String(error) });

  async function sendDue(): Promise<void> {
    for (;;) {
      while (underWay.size >= AT_ONCE) await Promise.race(underWay);
      if (stopped) return;
      const message = await takeMessage(db, channel, base64url(random(16)));
      if (!message) return;
      const work = sendTaken(sending, message)
        .catch(failed)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }
  }
  const loop = startLoop(sendDue, { everyMs, failed });
  return {
    async stop() {
      stopped = true;
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}

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
