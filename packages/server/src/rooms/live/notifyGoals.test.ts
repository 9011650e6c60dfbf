import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { savePrefs } from '../../players/notices/prefs';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { pausePlay } from '../../wallet/limits/pausePlay';
import { enterCompeRoom } from '../lineups/registerSala';
import { createCompeRoom } from '../offers/createCompeRoom';
import { notifyGoals } from './notifyGoals';

const MINUTE = 60_000;

let db: Db;
let league: SmallLeague;
let match: number;
let scorer: number;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  await sql`delete from goal_notice`.execute(db.fresh);
  await sql`delete from player_match`.execute(db.fresh);
  await sql`update room set estado = 'cancelada'`.execute(db.fresh);
  await setClock(db, { at: TEST_NOW, speed: 0 });
  match = league.matches[0]!;
  await sql`update match set estado = 'programado', final_at = null where id = ${match}`.execute(db.fresh);
  const { rows } = await sql<{ id: number }>`
    select p.id from player p join match m on m.id = ${match} and p.team_id = m.local_team
    where p.position = 3 order by p.id limit 1`.execute(db.fresh);
  scorer = rows[0]!.id;
});

const newPlayers = (count: number) => fundedPlayers(db, count, 0);
/** A room in which these players hold the scorer and the others do not. */
async function room(name: string, holders: readonly number[], others: readonly number[] = []): Promise<number> {
  const roomId = await db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins: 0, jornada: 1, name })));
  for (const userId of [...holders, ...others]) {
    await db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
    await sql`update lineup l set players = array_replace(l.players, ${scorer}, 0) from entry e
      where e.id = l.entry_id and e.room_id = ${roomId} and e.user_id = ${userId}`.execute(db.fresh);
    if (holders.includes(userId))
      await sql`update lineup l set players[11] = ${scorer} from entry e
        where e.id = l.entry_id and e.room_id = ${roomId} and e.user_id = ${userId}`.execute(db.fresh);
  }
  return roomId;
}
const play = (estado: string, minute: number | null, local: number, visit = 0) =>
  sql`update match set estado = ${estado}, minute = ${minute}, goals_local = ${local}, goals_visit = ${visit},
    final_at = case when ${estado}::text = 'finalizado' then app_now() end where id = ${match}`.execute(db.fresh);
const scored = (goals: number) =>
  sql`insert into player_match (player_id, match_id, team_id, jornada, stats, points)
    select ${scorer}::int, m.id, m.local_team, m.jornada, jsonb_build_object('minutes', 30, 'goals', ${goals}::int), 0
    from match m where m.id = ${match}
    on conflict (player_id, match_id) do update set stats = excluded.stats`.execute(db.fresh);
const after = (minutes: number) =>
  setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + minutes * MINUTE), speed: 0 });
const toldTo = (userId: number) =>
  db.fresh
    .selectFrom('notification')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'gol')
    .orderBy('id')
    .execute();
const titlesOf = async (userId: number) => (await toldTo(userId)).map(({ title }) => title);

describe('the notice of a goal (rules R14.11)', () => {
  it('is told once to who holds the footballer, with the score, and to nobody else', async () => {
    const [ana, beto] = (await newPlayers(2)) as [number, number];
    const roomId = await room('Los del barrio', [ana], [beto]);
    await after(23);
    await play('en_vivo', 23, 1);
    await scored(1);
    for (let pass = 0; pass < 3; pass += 1) await notifyGoals(db);
    const { rows } = await sql<{ short_name: string }>`select short_name from player where id = ${scorer}`.execute(
      db.fresh,
    );
    expect(await toldTo(ana)).toEqual([
      {
        title: `¡Gol de ${rows[0]!.short_name}!`,
        body: 'Garúa 1 – 0 Puerto, 23′. Lo tienes en «Los del barrio».',
        link: `/compe/sala/${roomId}`,
      },
    ]);
    expect(await toldTo(beto)).toEqual([]);
  });

  it('is one whatever the number of rooms, and each goal has its own', async () => {
    const [ana] = (await newPlayers(1)) as [number];
    for (const name of ['Una', 'Dos', 'Tres']) await room(name, [ana]);
    await after(23);
    await play('en_vivo', 23, 1);
    await scored(1);
    await notifyGoals(db);
    await scored(2);
    await notifyGoals(db);
    const told = await toldTo(ana);
    expect(told).toHaveLength(2);
    expect(told[0]!.body).toContain('y 2 salas más');
  });

  it('is not told again when the goal is taken back and given once more', async () => {
    const [ana] = (await newPlayers(1)) as [number];
    await room('Una', [ana]);
    await after(23);
    await play('en_vivo', 23, 1);
    for (const goals of [1, 0, 1]) {
      await scored(goals);
      await notifyGoals(db);
    }
    expect(await toldTo(ana)).toHaveLength(1);
  });

  it('reaches everybody of a large room once, whoever of several servers looks at it', async () => {
    const all = await newPlayers(1_003);
    const roomId = await room('Grande', all.slice(0, 1));
    await sql`update room set max_players = 2000 where id = ${roomId}`.execute(db.fresh);
    await sql`with seats as (
        insert into entry (room_id, user_id, fee, paid)
        select ${roomId}, id, 0, 0 from unnest(${all.slice(1)}::int[]) id returning id
      )
      insert into lineup (entry_id, jornada, formation, players)
      select s.id, l.jornada, l.formation, l.players from seats s
      cross join (select l.* from lineup l join entry e on e.id = l.entry_id where e.room_id = ${roomId}) l`.execute(
      db.fresh,
    );
    await after(23);
    await play('en_vivo', 23, 1);
    await scored(1);
    for (let pass = 0; pass < 2; pass += 1) await Promise.all([1, 2, 3].map(() => notifyGoals(db)));
    const { rows } = await sql<{ told: number; people: number }>`
      select count(*)::int as told, count(distinct user_id)::int as people from notification
      where kind = 'gol' and user_id = any(${all}::int[])`.execute(db.fresh);
    expect(rows).toEqual([{ told: 1_003, people: 1_003 }]);
  });

  it('is no news long after the whistle, nor before the match has begun', async () => {
    const [ana] = (await newPlayers(1)) as [number];
    await room('Una', [ana]);
    await scored(1);
    await notifyGoals(db);
    await after(100);
    await play('finalizado', null, 1);
    await after(111);
    await notifyGoals(db);
    expect(await titlesOf(ana)).toEqual([]);
    await after(109);
    await notifyGoals(db);
    expect(await toldTo(ana)).toHaveLength(1);
  });

  it('is not for who muted it, paused or excluded themselves', async () => {
    const [muted, paused, blocked] = (await newPlayers(3)) as [number, number, number];
    await room('Una', [muted, paused, blocked]);
    await db.tx((tx) => savePrefs(tx, muted, [{ kind: 'gol', enabled: false }]));
    await after(23);
    await db.tx((tx) => pausePlay(tx, paused, { kind: 'pausa', days: 2, leaveRooms: () => Promise.resolve([]) }));
    await sql`update app_user set excluded_until = app_now() + interval '1 day' where id = ${blocked}`.execute(
      db.fresh,
    );
    await play('en_vivo', 23, 1);
    await scored(1);
    await notifyGoals(db);
    for (const userId of [muted, paused, blocked]) expect(await toldTo(userId)).toEqual([]);
  });
});
