import type { Deps, PushService } from '../platform/deps';
import { timedJob } from '../platform/metrics/timedJob';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import { sendNoticePushes } from '../players/notices/sendNoticePushes';

/** Sends notices to devices beside the runner of rooms, which a push service that is slow must not hold up. */
export const startNoticePushes = (
  deps: Pick<Deps, 'db' | 'log' | 'metrics'> & { push: PushService },
  everyMs = 1000,
): Loop =>
  startLoop(
    timedJob(deps.metrics, 'pushes', () => sendNoticePushes(deps)),
    {
      everyMs,
      failed: (error) =>
        deps.log({ level: 'error', message: 'notices: pushing failed and is tried again', error: String(error) }),
    },
  );
