import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { FrozenRules } from '../../platform/db/tables/roomTables';
import { openingSlates } from '../slate/openingSlate';

const LINEUP = 12;

interface Wish {
  leagueId: number;
  jornada: number;
  flags: FrozenRules['flags'];
}

/** A room's optional rules as its jornada allows them: one of few clubs takes as many of one as a lineup needs. */
export async function fittingFlags(tx: Tx, { leagueId, jornada, flags }: Wish): Promise<FrozenRules['flags']> {
  if (flags.max_per_club === null) return flags;
  const { rows } = await sql<{ clubs: number }>`
    select count(distinct c.id)::int as clubs from ${openingSlates(leagueId)} slate join match m on m.id = slate.id
    cross join lateral (values (m.local_team), (m.visit_team)) c(id) where slate.jornada = ${jornada}`.execute(tx);
  const needed = Math.ceil(LINEUP / Math.max(1, rows[0]!.clubs));
  return { ...flags, max_per_club: Math.max(flags.max_per_club, needed) };
}
