import type { Deps } from '../platform/deps';
import { overduePayments } from '../catalogue/incidents/latePayments';
import { auditLedger } from '../ledger/auditLedger';
import { timedJob } from '../platform/metrics/timedJob';
import { type Loop, startLoop } from '../platform/jobs/startLoop';

/** Several servers share the minute's pass: each looks more often whether it is its turn. */
const LOOK_MS = 15_000;

/**
 * Keeps the ledger under watch; what it finds is in the log, in `/healthz`, and closes every call that moves coins. Payments
 * that are a day late are in both, too (rules R15.2).
 */
export const startAuditor = ({ db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>): Loop =>
  startLoop(
    timedJob(metrics, 'auditor', async () => {
      const { pass, breaches } = await auditLedger(db);
      if (breaches.length > 0) log({ level: 'error', message: 'ledger: broken, no coins move', breaches });
      // Once a minute, by the server whose turn it is.
      const overdue = pass === 'left' ? [] : await overduePayments(db.fresh);
      if (overdue.length > 0)
        log({ level: 'error', message: 'payments: rooms are unpaid after 24 hours', rooms: overdue });
    }),
    {
      everyMs: LOOK_MS,
      failed: (error) => log({ level: 'error', message: 'ledger: the check failed', error: String(error) }),
    },
  );
