import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importCsv } from '../../catalogue/feeds/csv/importCsv';
import type { FeedSeason } from '../../catalogue/feeds/feedShape';
import { importSeason } from '../../catalogue/feeds/importSeason';
import type { Db } from '../../platform/db/database';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { feedMatch } from '../../testing/feedMatch';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomTerms } from '../../testing/roomTerms';
import { testCommand } from '../../testing/testCommand';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
}, 60_000);
afterEach(() => db.close());

const NAMES = ['Cienciano', 'Melgar', 'Sport Boys', 'Universitario'];

/** A season whose source numbers a match by its round: moved to another, it comes under another id. */
const season = (rounds: Record<string, number>): FeedSeason => ({
  source: 'liga.json',
  provider: 'openfootball',
  byName: true,
  competition: 'Liga',
  season: '2026',
  teams: NAMES.map((name) => ({ external_id: name, name, short: name.slice(0, 3).toUpperCase() })),
  players: [],
  jornadas: [1, 2].map((number) => ({ number, name: `Jornada ${number}` })),
  matches: Object.entries(rounds).map(([pair, jornada]) => {
    const [local_external_id, visit_external_id] = pair.split(' - ') as [string, string];
    return feedMatch({ external_id: `Matchday ${jornada}: ${pair}`, jornada, local_external_id, visit_external_id });
  }),
  stats: [],
  rejected: [],
  duplicates: [],
  rowsRead: {},
  notes: [],
});

const take = (rounds: Record<string, number>) => importSeason(db, season(rounds), { league_unique: 'liga' });
const merge = (match: number, into: number) =>
  testCommand(db, 'match merge', { match, into, reason: 'El mismo partido, de otra fecha' });
const refusal = (match: number, into: number) => merge(match, into).catch((error: Error) => error.message);
const matches = () => db.fresh.selectFrom('match').select(['id', 'external_id', 'jornada']).orderBy('id').execute();

const PAIR = 'Cienciano - Melgar';
const OTHER = 'Sport Boys - Universitario';

/** The match, and the ghost that its move to another jornada made. */
async function twice(): Promise<{ kept: number; ghost: number; other: number }> {
  await take({ [PAIR]: 1, [OTHER]: 1 });
  await take({ [PAIR]: 2, [OTHER]: 1 });
  const [kept, other, ghost] = (await matches()).map(({ id }) => id) as [number, number, number];
  return { kept, other, ghost };
}

it('makes one match of two, which imports find under both ids from then on (rules R18.5)', async () => {
  const { kept, ghost } = await twice();
  expect(await merge(ghost, kept)).toEqual({ match: ghost, into: kept, ids: [`Matchday 2: ${PAIR}`] });
  const report = await take({ [PAIR]: 2, [OTHER]: 1 });
  expect(report.tables.match).toMatchObject({ inserted: 0, updated: 1 });
  expect((await matches()).map(({ id, jornada }) => [id, jornada])).toContainEqual([kept, 2]);
  expect(await matches()).toHaveLength(2);
  const { rows } = await sql<{
    actions: number;
  }>`select count(*)::int as actions from audit where action = 'match merge'`.execute(db.fresh);
  expect(rows[0]!.actions).toBe(1);
});

it('counts a match that comes under both ids once, as it comes under its own', async () => {
  const { kept, ghost } = await twice();
  await merge(ghost, kept);
  const both = season({ [OTHER]: 1 });
  const of = (jornada: number, goals_local: number) => ({
    ...season({ [PAIR]: jornada }).matches[0]!,
    estado: 'finalizado' as const,
    goals_local,
    goals_visit: 0,
  });
  const told = { ...both, matches: [of(2, 5), of(1, 1), ...both.matches] };
  const report = await importSeason(db, told, { league_unique: 'liga' });
  expect(report.rejected.map(({ reason }) => reason)).toEqual([
    `match Matchday 1: ${PAIR}: it comes twice, under two ids.`,
  ]);
  const { goals_local, jornada } = await db.fresh
    .selectFrom('match')
    .select(['goals_local', 'jornada'])
    .where('id', '=', kept)
    .executeTakeFirstOrThrow();
  expect([goals_local, jornada]).toEqual([1, 1]);
});

it("finds it under both ids in an operator's own file, too, and takes a file with both for a mistake", async () => {
  const { kept, ghost } = await twice();
  await merge(ghost, kept);
  const league = await db.fresh.selectFrom('league').select(['id', 'league_unique']).executeTakeFirstOrThrow();
  const importMatches = (...rows: string[]) =>
    db.tx((tx) =>
      importCsv(tx, {
        kind: 'matches',
        league,
        text: ['external_id,jornada,local,visit,kick_off', ...rows].join('\n'),
      }),
    );
  const row = (jornada: number) => `Matchday ${jornada}: ${PAIR},${jornada},Cienciano,Melgar,2026-09-01T20:00:00Z`;
  expect(await importMatches(row(2))).toMatchObject({ inserted: 0, updated: 1 });
  expect((await matches()).map(({ id, jornada }) => [id, jornada])).toContainEqual([kept, 2]);
  await expect(importMatches(row(1), row(2))).rejects.toThrow(`Matchday 1: ${PAIR}`);
});

it('hands on the ids that the match which goes was found under', async () => {
  const { kept, ghost } = await twice();
  await merge(kept, ghost);
  await take({ [PAIR]: 1, [OTHER]: 1 });
  expect((await matches()).map(({ id, jornada }) => [id, jornada])).toContainEqual([ghost, 1]);
  await take({ [OTHER]: 2 });
  const moved = (await matches()).at(-1)!.id;
  const { other } = { other: (await matches()).find(({ external_id }) => external_id === `Matchday 1: ${OTHER}`)!.id };
  expect(await merge(moved, other)).toMatchObject({ ids: [`Matchday 2: ${OTHER}`] });
});

it('keeps the one that was changed by hand: that is never forgotten (rules R6.7)', async () => {
  const { kept, ghost } = await twice();
  await testCommand(db, 'match status', { match: ghost, estado: 'aplazado', reason: 'Sin cancha' });
  expect(await refusal(ghost, kept)).toContain(`Keep that one: match merge ${kept} ${ghost}.`);
  expect(await merge(kept, ghost)).toMatchObject({ into: ghost });
});

it('refuses what is not one match, and one that rooms are played on', async () => {
  const { kept, ghost, other } = await twice();
  expect(await refusal(kept, kept)).toContain('one match already');
  expect(await refusal(kept, 999_999)).toContain('There is no match 999999');
  expect(await refusal(ghost, other)).toContain('not of the same two clubs');
  const { id: leagueId } = await db.fresh.selectFrom('league').select('id').executeTakeFirstOrThrow();
  await sql`update match set kick_off = app_now() + interval '3 days', confirmed_time = true`.execute(db.fresh);
  const room = (match: number) =>
    db.tx((tx) =>
      createPrediRoom(tx, { ...roomTerms({ leagueId }, { amount_ins: 0 }), matchIds: [match], kinds: ['1x2'] }),
    );
  const first = await room(ghost);
  expect(await refusal(ghost, kept)).toBe(
    `Rooms are played on match ${ghost}: ${first}. Keep that one: match merge ${kept} ${ghost}.`,
  );
  await room(kept);
  expect(await refusal(ghost, kept)).toContain('both stay');
  expect(await matches()).toHaveLength(3);
});
