import type { Queryable } from '../platform/db/database';

/** A player's coins. `saldo` is all that can be played; `saldo_retenido` waits for a withdrawal (rules R12.1). */
export interface Balances {
  saldo: number;
  saldo_retirable: number;
  saldo_jugable: number;
  saldo_bono: number;
  saldo_retenido: number;
}

/** The one read path of balances: user, header and wallet agree because they all ask here (security I17). */
export async function balancesOf(q: Queryable, userId: number): Promise<Balances> {
  const rows = await q.selectFrom('account').select(['kind', 'balance']).where('user_id', '=', userId).execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  const [retirable, jugable, bono] = [of('user:retirable'), of('user:jugable'), of('user:bono')];
  return {
    saldo: retirable + jugable + bono,
    saldo_retirable: retirable,
    saldo_jugable: jugable,
    saldo_bono: bono,
    saldo_retenido: of('user:retenido'),
  };
}
