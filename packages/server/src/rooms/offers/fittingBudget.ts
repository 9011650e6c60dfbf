import { isCasual, cheapestLineup, costOf, ROOM_BUDGET, UnfilledPositionError } from '@arma11/core/domain';
import type { SalaTipo } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { FrozenRules } from '../../platform/db/tables/roomTables';
import { readSlatePool } from '../slate/pool';

interface Wish {
  tipo: SalaTipo;
  leagueId: number;
  jornada: number;
  flags: FrozenRules['flags'] | null | undefined;
}

/** A room's optional rules without a budget that no lineup of its first jornada fits, and without one in rooms of six (rules R4.8). */
export async function fittingBudget(tx: Tx, { tipo, leagueId, jornada, flags }: Wish): Promise<Wish['flags']> {
  if (!flags?.budget) return flags;
  const others = { ...flags };
  delete others.budget;
  if (isCasual({ tipo })) return others;
  const pool = await readSlatePool(tx, leagueId, jornada);
  const prices = new Map(pool.map((player) => [player.id, player]));
  try {
    const ids = cheapestLineup(pool, '442', { maxPerClub: flags.max_per_club });
    return costOf(ids.map((id) => prices.get(id) ?? {})) <= ROOM_BUDGET ? flags : others;
  } catch (error) {
    // Who has too few players for a lineup at any price is told so where it is made.
    if (error instanceof UnfilledPositionError) return flags;
    throw error;
  }
}
