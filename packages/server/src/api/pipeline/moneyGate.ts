import type { Call } from '@arma11/core/contract';
import type { Db } from '../../platform/db/database';
import { standingBreaches } from '../../ledger/auditLedger';
import { Refusal } from '../../platform/refusal';

const REMEMBERED_MS = 2000;

/** Throws 503 for calls that move coins while the ledger is broken. */
export type MoneyGate = (call: Call) => Promise<void>;

/** A write whose repetition must be recognised moves coins. */
export const movesCoins = ({ idempotent }: Call) => idempotent === 'byKey' || idempotent === 'keyRequired';

/** The desk's own work on rooms and matches goes on: it is what mends. Its treasury does not. */
const isDeskWork = ({ access }: Call) => access === 'operador' || access === 'admin';

const closed = () => {
  const sentence = 'Estamos revisando las cuentas. Tu saldo está a salvo; vuelve en unos minutos.';
  return new Refusal(503, 'MANTENIMIENTO', sentence, { retry_after: 60 });
};

/** Fails closed: a broken ledger stops before it continues wrong (security §1). Asks at most every two seconds. */
export function moneyGate(db: Pick<Db, 'fresh'>, now: () => number = () => performance.now()): MoneyGate {
  let known = { at: -Infinity, broken: Promise.resolve(false) };
  const ask = () => standingBreaches(db).then((breaches) => breaches.length > 0);
  // A failure is not remembered.
  const forget = (error: unknown) => {
    known.at = -Infinity;
    throw error;
  };
  return async (call) => {
    if (!movesCoins(call) || isDeskWork(call)) return;
    if (now() - known.at > REMEMBERED_MS) known = { at: now(), broken: ask() };
    if (await known.broken.catch(forget)) throw closed();
  };
}
