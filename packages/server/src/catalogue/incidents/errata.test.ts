import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NO_STATS } from '@arma11/core/domain';
import type { Db } from '../../platform/db/database';
import { emptyFeed } from '../../demo/season/emptyFeed';
import { importSeason } from '../feeds/importSeason';
import type { FeedMatch } from '../feeds/feedShape';
import { playMatch } from '../../testing/playedMatch';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';

const LAST = 360;

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

/** Both rooms, played 2-1 everywhere and waiting to be paid. */
async function waiting() {
  const [compe, predi] = [await stage.compe(10), await stage.predi(10, ['1x2'])];
  await stage.seat(compe, 2);
  await stage.seat(predi, 2);
  await sql`
    insert into answer (entry_id, market_id, alternative_id)
    select (select min(id) from entry where room_id = ${predi}), k.id, a.id
    from market k join alternative a on a.market_id = k.id and a.code = 'visita' where k.room_id = ${predi}`.execute(
    db.fresh,
  );
  await stage.at(-5);
  await stage.advance();
  for (const match of stage.league.matches) await playMatch(db, match, { local: 2, visit: 1 });
  await stage.at(LAST + 115);
  await stage.advance();
  expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual([
    'por_liquidar',
    'por_liquidar',
  ]);
  return { compe, predi };
}

async function points(roomId: number): Promise<number[]> {
  const { rows } = await sql<{ points: number }>`
    select points from standing where room_id = ${roomId} and jornada = 0 order by seq`.execute(db.fresh);
  return rows.map((row) => row.points);
}

const versions = (match: number) =>
  db.fresh.selectFrom('match_version').selectAll().where('match_id', '=', match).orderBy('id').execute();

const feedMatch = (goals_local: number, goals_visit: number): FeedMatch => ({
  external_id: 'm0',
  jornada: 1,
  local_external_id: 't0',
  visit_external_id: 't1',
  kick_off: '2026-06-11T20:00:00Z',
  confirmed_time: true,
  estado: 'finalizado',
  minute: null,
  goals_local,
  goals_visit,
  first_goal: null,
  first_goal_minute: null,
  official: true,
});

const feed = (...matches: FeedMatch[]) =>
  importSeason(db, { ...emptyFeed('2026'), source: 'fuente', matches }, { league_unique: stage.league.league_unique });

/** Writes who scored in the first match: its statistics have to make its score before anybody is paid (rules R15.1). */
async function scored(local: number, visit: number): Promise<void> {
  const [a, b] = stage.league.teams as [number, number];
  const file = `player,minutes,goals\np${a}-14,90,${local}\np${b}-14,90,${visit}\n`;
  await testCommand(db, 'match stats', { match: stage.league.matches[0], file });
}

describe('a result that changes before the payment (rules R6.7)', () => {
  it('scores its rooms again, keeps what it was with the reason, and pays on what it is', async () => {
    const [m0] = stage.league.matches as [number];
    const { compe, predi } = await waiting();
    expect(await points(predi)).toEqual([0, 0]);
    const before = await points(compe);
    await expect(testCommand(db, 'match result', { match: m0, local: 1, visit: 2 })).rejects.toThrow(/--reason/);
    await testCommand(db, 'match result', {
      match: m0,
      local: 1,
      visit: 2,
      first: 'visit',
      minute: 5,
      reason: 'Error de carga',
    });
    await stage.advance();
    expect(await points(predi)).toEqual([3, 0]);
    // The local coach is in both lineups: their win with two goals had no points yet, their defeat with one has 1.
    expect(await points(compe)).not.toEqual(before);
    expect(await versions(m0)).toMatchObject([
      {
        actor: 'command line',
        reason: 'Error de carga',
        before: { goals_local: 2, goals_visit: 1 },
        after: { goals_local: 1, goals_visit: 2, first_goal: 'visit', held: true },
      },
    ]);
    await expect(sql`update match_version set reason = 'otra'`.execute(db.fresh)).rejects.toThrow(/append-only/);
    await stage.at(LAST + 180);
    await stage.advance();
    expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual([
      'por_liquidar',
      'por_liquidar',
    ]);
    await scored(1, 2);
    await stage.advance();
    expect([(await stage.room(compe)).estado, (await stage.room(predi)).estado]).toEqual(['pagada', 'pagada']);
    expect(await stage.saldos(await usersOf(predi))).toEqual([108, 90]);
  });

  it('from a feed opens an incident that holds the payment for an hour, or until the operator has looked', async () => {
    const [m0] = stage.league.matches as [number];
    const { predi } = await waiting();
    await stage.at(LAST + 170);
    await feed(feedMatch(0, 2));
    await stage.at(LAST + 180);
    await stage.advance();
    expect((await stage.room(predi)).estado).toBe('por_liquidar');
    // Its players told another score, so their statistics are asked for as well (rules R15.1).
    expect((await stage.incidents(m0)).map(({ kind, estado }) => [kind, estado])).toEqual([
      ['resultado_corregido', 'abierta'],
      ['datos_incompletos', 'abierta'],
    ]);
    expect(await versions(m0)).toMatchObject([{ actor: 'import', reason: 'The source fuente tells another result.' }]);
    await expect(testCommand(db, 'settle', { room: predi })).rejects.toThrow(
      /INCIDENCIAS_ABIERTAS.*resultado_corregido/,
    );
    await feed(feedMatch(0, 2));
    await scored(0, 2);
    await stage.at(LAST + 231);
    await stage.advance();
    expect((await stage.room(predi)).estado).toBe('pagada');
    expect(await points(predi)).toEqual([3, 0]);
  });

  it('told twice by a feed changes it once, and an old row that comes late does not undo what the operator wrote', async () => {
    const [m0] = stage.league.matches as [number];
    const { predi } = await waiting();
    await feed(feedMatch(0, 1));
    await feed(feedMatch(0, 1));
    expect(await versions(m0)).toHaveLength(1);
    await testCommand(db, 'match result', { match: m0, local: 3, visit: 3, first: 'local', reason: 'Acta' });
    await feed(feedMatch(2, 1));
    await stage.advance();
    const match = await db.fresh.selectFrom('match').selectAll().where('id', '=', m0).executeTakeFirstOrThrow();
    expect(match).toMatchObject({ goals_local: 3, goals_visit: 3, first_goal: 'local', official: true });
    expect(await points(predi)).toEqual([0, 0]);
  });
});

describe('after the payment', () => {
  it('a corrected result changes neither points nor prizes (rules R15.3)', async () => {
    const [m0] = stage.league.matches as [number];
    const { compe } = await waiting();
    await stage.at(LAST + 180);
    await stage.advance();
    expect((await stage.room(compe)).estado).toBe('pagada');
    const paid = await points(compe);
    await testCommand(db, 'match result', { match: m0, local: 0, visit: 0, reason: 'Demasiado tarde' });
    await stage.advance();
    expect(await points(compe)).toEqual(paid);
    await feed(feedMatch(0, 5));
    await stage.advance();
    expect(await points(compe)).toEqual(paid);
  });
});

describe('what players did (match stats)', () => {
  it('is scored by the league’s table as an import scores it, and the lineups follow', async () => {
    const { compe } = await waiting();
    const before = await points(compe);
    // The elevens are drawn: a forward whom somebody has, and a match of theirs.
    const { rows } = await sql<{ external_id: string; id: number; match: number }>`
      select p.external_id, p.id, (select min(m.id) from match m where p.team_id in (m.local_team, m.visit_team)
        and m.id = any(${stage.league.matches}::int[])) as match
      from player p join lineup l on p.id = any(l.players) join entry e on e.id = l.entry_id
      where e.room_id = ${compe} and p.position = 3 order by p.id limit 1`.execute(db.fresh);
    const [forward] = rows;
    const m0 = forward!.match;
    const file = `player,minutes,goals,yellow_cards\n${forward!.external_id},90,2,1\n`;
    const dry = (await testCommand(db, 'match stats', { match: m0, file, dry_run: true })) as { changes: unknown[] };
    expect(dry).toMatchObject({ dry_run: true, inserted: 0, updated: 1 });
    await stage.advance();
    expect(await points(compe)).toEqual(before);
    await testCommand(db, 'match stats', { match: m0, file });
    await stage.advance();
    const row = await db.fresh
      .selectFrom('player_match')
      .selectAll()
      .where('player_id', '=', forward!.id)
      .where('match_id', '=', m0)
      .executeTakeFirstOrThrow();
    // 2 for 90 minutes, 4 a goal, −1 for the card; they had 2.
    expect(row).toMatchObject({
      points: 9,
      stats: { ...NO_STATS, minutes: 90, goals: 2, yellow_cards: 1, clean_sheet: true },
    });
    const { rows: earned } = await sql<{ points: number }>`
      select (select sum(pm.points)::int from player_match pm
        where pm.player_id = any(l.players) and pm.match_id = any(${stage.league.matches}::int[])) as points
      from lineup l join entry e on e.id = l.entry_id where e.room_id = ${compe} order by 1 desc, l.entry_id`.execute(
      db.fresh,
    );
    const after = await points(compe);
    expect(after).toEqual(earned.map((each) => each.points));
    expect(after).not.toEqual(before);
  });
});

async function usersOf(roomId: number): Promise<number[]> {
  const rows = await db.fresh
    .selectFrom('entry')
    .select('user_id')
    .where('room_id', '=', roomId)
    .orderBy('id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
