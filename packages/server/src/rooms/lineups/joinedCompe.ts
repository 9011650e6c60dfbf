import type { JoinedCompe } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { balancesOf } from '../../ledger/balances';
import { salaCompeViews } from './salaCompeView';

/** What joining a lineup room answers: the entry and what is left in the wallet. */
export async function joinedCompe(tx: Tx, userId: number, ins_user: number): Promise<JoinedCompe> {
  const [compe] = await salaCompeViews(tx, userId, [ins_user]);
  return { status: 'ok', ins_user, compe: compe!, saldo: (await balancesOf(tx, userId)).saldo };
}
