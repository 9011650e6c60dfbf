import { pendingMigrations } from '../../platform/db/migrate';
import type { Deps } from '../../platform/deps';
import { type DemoAccount, demoReasons, signInReasons } from '../../demo/readiness';
import { overduePayments } from '../../catalogue/incidents/latePayments';
import { standingBreaches } from '../../ledger/auditLedger';
import { json } from '../../platform/http/respond';

const REMEMBERED_MS = 5000;

/** What the server promises of itself. */
export interface HealthFacts {
  version: string;
  /** What an acknowledged write survives (security D1). */
  durability: 'process-crash' | 'power-loss';
  /** The demo account that must be able to sign in; absent where there is no demo season. */
  demo?: DemoAccount;
}

interface Health {
  status: 'ok' | 'error';
  reasons: string[];
}

async function reasons(deps: Deps, { demo }: HealthFacts): Promise<string[]> {
  try {
    const pending = await pendingMigrations(deps.db);
    if (pending.length > 0) return [`Migrations are missing: ${pending.join(', ')}.`];
    return demo ? await demoReasons(deps, demo) : await signInReasons(deps);
  } catch (error) {
    deps.log({ level: 'error', message: 'The health check failed.', error: String(error) });
    return ['The database does not answer.'];
  }
}

/** Whether coins may move: the ledger's auditor stops them when it finds a breach. Playing goes on without them. */
async function moneyFacts({ db }: Deps): Promise<{ money: 'open' | 'closed'; breaches?: string[] }> {
  const breaches = await standingBreaches(db).catch(() => []);
  if (breaches.length === 0) return { money: 'open' };
  return { money: 'closed', breaches: breaches.map(({ invariant }) => invariant) };
}

/** Rooms that are not paid a day after their last whistle (rules R15.2), where there are any. */
async function paymentFacts({ db }: Deps): Promise<{ overdue_payments?: number[] }> {
  const overdue = await overduePayments(db.read).catch(() => []);
  return overdue.length === 0 ? {} : { overdue_payments: overdue.map(({ room }) => room) };
}

/** 200 only when somebody could sign in and play now; 503 with the reasons otherwise. Asked at most every 5 seconds. */
export function healthCheck(deps: Deps, facts: HealthFacts): () => Promise<Response> {
  let last: { at: number; health: Promise<Health> } | null = null;
  const check = async (): Promise<Health> => {
    const found = await reasons(deps, facts);
    return { status: found.length > 0 ? 'error' : 'ok', reasons: found };
  };
  return async () => {
    if (!last || performance.now() - last.at > REMEMBERED_MS) last = { at: performance.now(), health: check() };
    const health = await last.health;
    // A failure is not remembered: who waits for the server wants to know at once.
    if (health.status === 'error') last = null;
    const { version, durability } = facts;
    const body = {
      ...health,
      ...(await moneyFacts(deps)),
      ...(await paymentFacts(deps)),
      engine: deps.db.engine,
      durability,
      version,
    };
    return json(JSON.stringify(body), health.status === 'ok' ? 200 : 503);
  };
}
