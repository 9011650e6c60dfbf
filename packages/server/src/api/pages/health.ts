import { Hono } from 'hono';
import { sql } from 'kysely';
import { decidingSettings } from '../../platform/db/decidingSettings';
import { type Durability, durabilityOf } from '../../platform/db/postgresFitness';
import { schemaState } from '../../platform/db/schemaState';
import type { Deps } from '../../platform/deps';
import { type DemoAccount, demoCheck, signInCheck } from '../../demo/readiness';
import { overduePayments } from '../../catalogue/incidents/latePayments';
import { standingBreaches } from '../../ledger/auditLedger';
import type { ServerEnv } from '../../platform/http/env';
import { json } from '../../platform/http/respond';

const READY_MS = 1000;
const HEALTHY_MS = 5000;

/** A standby, or a disk that is full. */
const TAKES_NOTHING = /^(25006|53100)$/;
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What the server promises of itself. */
export interface HealthFacts {
  version: string;
  /** The demo account that must be able to sign in; absent where there is no demo season. */
  demo?: DemoAccount;
}

interface Health {
  status: 'ok' | 'error';
  reasons: string[];
}

const healthOf = (reasons: string[]): Health => ({ status: reasons.length > 0 ? 'error' : 'ok', reasons });

/** Asks at most so often, whoever asks; trouble is not remembered: who waits for its end wants to know at once. */
function seldom(everyMs: number, ask: () => Promise<Health>): () => Promise<Health> {
  let last: { at: number; health: Promise<Health> } | null = null;
  return async () => {
    if (!last || performance.now() - last.at > everyMs) last = { at: performance.now(), health: ask() };
    const health = await last.health;
    if (health.status === 'error') last = null;
    return health;
  };
}

/** The database takes a write and has the schema of this version: what a server needs to be sent players. */
export async function readyReasons({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<string[]> {
  try {
    const { pending, tooNew } = await schemaState(db);
    if (tooNew) return [tooNew];
    if (pending.length > 0) return [`Migrations are missing: ${pending.join(', ')}.`];
    await sql`insert into rate_window (key, started_at, used) values ('readyz', clock_timestamp(), 0)
      on conflict (key) do update set started_at = excluded.started_at`.execute(db.fresh);
    return [];
  } catch (error) {
    log({ level: 'error', message: 'The health check failed.', error: String(error) });
    return [TAKES_NOTHING.test(codeOf(error)) ? 'The database takes no writes.' : 'The database does not answer.'];
  }
}

/** What the database says that it keeps; while it does not answer, the lesser: nobody is promised what is not known. */
async function durabilityFacts({ db }: Deps): Promise<{ durability: Durability }> {
  const found = await decidingSettings(db.fresh).catch(() => ({}));
  return { durability: durabilityOf(found) };
}

/** Whether coins may move: the ledger's auditor stops them when it finds a breach. Playing goes on without them. */
async function moneyFacts({ db }: Deps): Promise<{ money: 'open' | 'closed'; breaches?: string[] }> {
  const breaches = await standingBreaches(db).catch(() => []);
  if (breaches.length === 0) return { money: 'open' };
  return { money: 'closed', breaches: breaches.map(({ invariant }) => invariant) };
}

/** Rooms that are not paid a day after their last whistle (rules R15.2), where there are any. */
async function paymentFacts({ db }: Deps): Promise<{ overdue_payments?: number[] }> {
  const overdue = await overduePayments(db.fresh).catch(() => []);
  return overdue.length === 0 ? {} : { overdue_payments: overdue.map(({ room }) => room) };
}

const answerOf = (body: Health & Record<string, unknown>) =>
  json(JSON.stringify(body), body.status === 'ok' ? 200 : 503);

/**
 * What machines ask of a server. `/livez`: the process answers, whatever its database does; `/readyz`: it may be sent
 * players; `/healthz`: and somebody could sign in and play now, with what else an operator wants to know.
 */
export function healthRoutes(deps: Deps, { version, demo }: HealthFacts): Hono<ServerEnv> {
  const signIn = demo ? demoCheck(deps, demo) : signInCheck(deps);
  const ready = seldom(READY_MS, async () => healthOf(await readyReasons(deps)));
  const healthy = seldom(HEALTHY_MS, async () => {
    const reasons = await readyReasons(deps);
    return healthOf(reasons.length > 0 ? reasons : await signIn().catch(() => ['The database does not answer.']));
  });
  const app = new Hono<ServerEnv>();
  app.get('/livez', () => answerOf({ ...healthOf([]), version }));
  app.get('/readyz', async () => answerOf({ ...(await ready()), version }));
  app.get('/healthz', async () =>
    answerOf({
      ...(await healthy()),
      ...(await moneyFacts(deps)),
      ...(await paymentFacts(deps)),
      engine: deps.db.engine,
      ...(await durabilityFacts(deps)),
      version,
    }),
  );
  return app;
}
