import type { EmbedScope } from '@arma11/core/contract';
import type { Queryable } from '../platform/db/database';
import { Refusal } from '../platform/refusal';
import { allowsOrigin } from './allowsOrigin';

/** A site that embeds our widgets. */
export interface Partner {
  id: number;
  name: string;
  key: string;
  origins: string[];
  scopes: EmbedScope[];
  /** The live partner whose test mode it is; null: it is live. */
  test_of: number | null;
}

const open = (q: Queryable) =>
  q.selectFrom('partner').select(['id', 'name', 'key', 'origins', 'scopes', 'test_of']).where('closed_at', 'is', null);

/** Whom a publishable key belongs to; nobody once the partner has closed. */
export const partnerOfKey = (q: Queryable, key: string): Promise<Partner | undefined> =>
  open(q).where('key', '=', key).executeTakeFirst();

/** Whom a secret belongs to, by its hash. */
export const partnerOfSecret = (q: Queryable, secretHash: Uint8Array): Promise<Partner | undefined> =>
  open(q).where('secret_hash', '=', secretHash).executeTakeFirst();

/** Returns the origins of all partners that are open. */
export async function openOrigins(q: Queryable): Promise<string[]> {
  const rows = await open(q).clearSelect().select('origins').execute();
  return rows.flatMap(({ origins }) => origins);
}

/** A page that may not ask, or whose partner has closed. */
export const pageClosed = () =>
  new Refusal(403, 'ORIGEN_NO_PERMITIDO', 'Esta página no puede usar Arma Tu 11. Avísale a quien la administra.');

/** A key that is nobody's, or whose partner has closed. */
const keyUnknown = () =>
  new Refusal(403, 'LLAVE_DESCONOCIDA', 'No conocemos la llave de esta página. Avísale a quien la administra.');

/** The partner of a key, which has to be somebody's. */
export function known(partner: Partner | undefined): Partner {
  if (!partner) throw keyUnknown();
  return partner;
}

/** The origin, when it is one of the partner's; without a partner or a page of its own there is nothing to ask here. */
export function pageOf(found: Partner | undefined, origin: string | null): { partner: Partner; origin: string } {
  const partner = known(found);
  if (origin === null || !allowsOrigin(partner.origins, origin)) throw pageClosed();
  return { partner, origin };
}
