import type { Deps } from '../platform/deps';
import { timedJob } from '../platform/metrics/timedJob';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import { sendNoticeMails } from '../players/notices/sendNoticeMails';

/** Sends the mails of notices beside the runner of rooms, which a mail server that is slow must not hold up. */
export const startNoticeMails = (
  deps: Pick<Deps, 'db' | 'sendMail' | 'publicUrl' | 'log' | 'metrics'>,
  everyMs = 1000,
): Loop =>
  startLoop(
    timedJob(deps.metrics, 'mails', () => sendNoticeMails(deps)),
    {
      everyMs,
      failed: (error) =>
        deps.log({ level: 'error', message: 'notices: sending mails failed and is tried again', error: String(error) }),
    },
  );
