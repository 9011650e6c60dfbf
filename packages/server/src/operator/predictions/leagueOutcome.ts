import { sql } from 'kysely';
import { z } from 'zod';
import { deskModels } from '@arma11/core/schemas';
import type { LongTermKind } from '@arma11/core/contract';
import { longTermCode } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { LeagueName } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { Reason } from '../matches/matchAnswers';
import { LongTerm } from '../rooms/predictionArguments';

const Ids = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, 'they are given by id, parted by commas: 12,15')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).min(1).max(20));

const args = z.object({
  league: LeagueName.describe('the league'),
  kind: LongTerm.describe('the question: campeon, subcampeon or maximo_goleador'),
  is: Ids.optional().describe('the club or the player by id, several where they share it; see: team list, player list'),
  nobody: z.boolean().default(false).describe('nobody is it: the question is void'),
  clear: z.boolean().default(false).describe('it is not told any more: a mistake, or a new season'),
  reason: Reason,
});

type Given = z.output<typeof args>;

/** Tells what a competition came to: rooms that asked it are scored by it, and are not paid before (rules R17.5). */
export const leagueOutcome = command({
  name: 'league outcome',
  summary: 'tell the champion, the runner-up or the top scorer of a league, for the rooms that ask it',
  args,
  ops: {
    method: 'POST',
    path: 'ops/leagues/{league}/outcome/{kind}/',
    role: 'operador',
    result: deskModels.DeskOutcome,
  },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      const { league, kind, reason } = given;
      assertOneSaid(given);
      const { id } = await findLeague(tx, league);
      await holdRooms(tx, id, kind);
      if (given.clear) await assertNobodyWaits(tx, id, kind);
      const names = given.clear ? null : await namesOf(tx, id, given);
      const before = await tx
        .selectFrom('league_outcome')
        .select('codes')
        .where('league_id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      const codes = (given.is ?? []).map((each) => longTermCode(kind, each));
      await writeOutcome(tx, { id, kind, codes: given.clear ? null : codes });
      const rooms = await rescore(tx, id, kind);
      const after = given.clear ? null : { codes };
      return {
        result: { league, kind, names, rooms },
        target: `league:${league}`,
        before: before ?? null,
        after,
        reason,
      };
    }),
  print: ({ league, kind, names, rooms }) =>
    `${kind} of ${league}: ${names === null ? 'not told' : names.join(', ') || 'nobody, the question is void'}. ${rooms} open ${
      rooms === 1 ? 'room asks' : 'rooms ask'
    } it.`,
});

function assertOneSaid({ is, nobody, clear }: Given): void {
  if ([is !== undefined, nobody, clear].filter(Boolean).length !== 1)
    throw new CommandError('Say one of these: --is <ids>, --nobody or --clear.');
}

const asks = (leagueId: number, kind: LongTermKind): Where => sql`(r.league_id = ${leagueId}
  and r.estado in ('borrador','abierta','llena','cerrada','en_vivo','por_liquidar')
  and exists (select from market k where k.room_id = r.id and k.match_id is null and k.kind = ${kind}))`;

/**
 * Holds the league, which rooms share while they are made, the rooms that ask it, and their questions, which saves of
 * answers share: each is in before the answer is known, or refused.
 */
async function holdRooms(tx: Tx, leagueId: number, kind: LongTermKind): Promise<void> {
  await sql`select id from league where id = ${leagueId} for update`.execute(tx);
  await sql`select r.id from room r where ${asks(leagueId, kind)} order by r.id for no key update`.execute(tx);
  await sql`
    select k.id from market k join room r on r.id = k.room_id
    where k.match_id is null and k.kind = ${kind} and ${asks(leagueId, kind)} order by k.id for update of k`.execute(
    tx,
  );
}

/** A room that is about to be paid on it would wait for another season. */
async function assertNobodyWaits(tx: Tx, leagueId: number, kind: LongTermKind): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where ${asks(leagueId, kind)} and r.estado = 'por_liquidar' order by r.id limit 10`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const rooms = rows.map(({ id }) => id).join(', ');
  throw new CommandError(`Room ${rooms} is about to be paid on it. Tell what is right with --is or --nobody.`);
}

async function namesOf(tx: Tx, leagueId: number, { kind, is = [], league }: Given): Promise<string[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (
      select id, league_id, name, 'club' as what from team
      union all select id, league_id, full_name, 'player' from player where position < 4
    ) x where league_id = ${leagueId} and id = any(${is}::int[])
      and what = ${kind === 'maximo_goleador' ? 'player' : 'club'}`.execute(tx);
  return is.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (found) return found.name;
    throw new CommandError(
      kind === 'maximo_goleador'
        ? `${league} has no player ${id}. See: player list.`
        : `${league} has no club ${id}. See: team list.`,
    );
  });
}

async function writeOutcome(
  tx: Tx,
  { id, kind, codes }: { id: number; kind: LongTermKind; codes: string[] | null },
): Promise<void> {
  if (codes === null) {
    await tx.deleteFrom('league_outcome').where('league_id', '=', id).where('kind', '=', kind).execute();
    return;
  }
  await tx
    .insertInto('league_outcome')
    .values({ league_id: id, kind, codes })
    .onConflict((conflict) => conflict.columns(['league_id', 'kind']).doUpdateSet({ codes, told_at: sql`app_now()` }))
    .execute();
}

/**
 * Rooms that ask it are scored anew in the next pass, and not paid before; a paid room keeps what it was paid on. The
 * questions stay closed even if it is taken back: who chose what has been shown.
 */
async function rescore(tx: Tx, leagueId: number, kind: LongTermKind): Promise<number> {
  await sql`
    update market k set lock_at = least(coalesce(k.lock_at, r.lock_at), app_now()) from room r
    where r.id = k.room_id and k.match_id is null and k.kind = ${kind} and ${asks(leagueId, kind)}`.execute(tx);
  const { numAffectedRows } = await sql`
    update room r set scored_changes = null where ${asks(leagueId, kind)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
