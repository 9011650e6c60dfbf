import type { Deps } from '../platform/deps';
import { auditLedger } from '../ledger/auditLedger';
import { type Loop, startLoop } from '../platform/jobs/startLoop';

/** Several servers share the minute's pass: each looks more often whether it is its turn. */
const LOOK_MS = 15_000;

/** Keeps the ledger under watch; what it finds is in the log, in `/healthz`, and closes every call that moves coins. */
export const startAuditor = ({ db, log }: Pick<Deps, 'db' | 'log'>): Loop =>
  startLoop(
    async () => {
      const { breaches } = await auditLedger(db);
      if (breaches.length > 0) log({ level: 'error', message: 'ledger: broken, no coins move', breaches });
    },
    {
      everyMs: LOOK_MS,
      failed: (error) => log({ level: 'error', message: 'ledger: the check failed', error: String(error) }),
    },
  );
