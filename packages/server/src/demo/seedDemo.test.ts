// Long: one demo season takes seconds to make, so all that is promised of it is asked of one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accountsRoutes } from '../api/accountRoutes';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { appNow, setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { myStats } from '../players/accounts/myStats';
import { importSeason } from '../catalogue/feeds/importSeason';
import { balancesOf } from '../ledger/balances';
import { verifyLedger } from '../ledger/verify';
import { groupRoutes } from '../api/groupRoutes';
import { gameRoutes } from '../api/routeGroups';
import { countStatements } from '../testing/countStatements';
import { rolledBack } from '../testing/rolledBack';
import { openTestServer, type ApiCall, type TestServer } from '../testing/testServer';
import { DEMO_ACCOUNTS } from './season/demoAccounts';
import { dateJornadas } from './live/dateJornadas';
import { scriptOf } from './live/matchScripts';
import { lastTick, matchMs } from './match/matchClock';
import { stateAt } from './match/stateAt';
import { matchesOf } from './season/demoLeague';
import { emptyFeed } from './season/emptyFeed';
import { feedFixture } from './season/feedFixture';
import { JORNADA_MS, LIVE_JORNADA } from './season/schedule';
import { layGroup } from './seed/layGroup';
import { seedDemo } from './seedDemo';
import { startSimulator } from './startSimulator';
import { stepDemo } from './stepDemo';
import { readDemoSeason, type DemoSeason } from './season/demoSeason';

const FIRST_START = '2026-11-21T15:00:20.000Z';
const MINUTE = 60_000;

/** What the home, the lobbies and the lists ask for. */
const SCREENS = [
  'users/get-data/',
  'home/blog/list/',
  'sala/list/top-2-salas/?top=5',
  'predi/sala/list-top-public/?top=6',
  'partidos/in-banner-home/list/',
  'partidos/next-important/list/',
  'partidos/list/in-predi/',
  'compe/list/all-by-user/',
  'compe/list/history-by-user/',
  'predi/sala/list-by_user/',
  'predi/ins-predi/history/predi-awards/',
  'plus/wallet/movements/',
  'plus/wallet/summary/',
  'plus/leagues/',
];

let server: TestServer;
let db: Db;
let demo: DemoSeason;
let player = 0;
let statements = 0;

const at = (time: number | string) => setClock(db, { at: new Date(time), speed: 0 });
const now = async () => Date.parse(await appNow(db.fresh));

/** A league that is none of the demo's business: its match should have begun long ago. */
const strangers = () =>
  importSeason(
    db,
    {
      ...emptyFeed('2026'),
      teams: ['a', 'b'].map((external_id) => ({ external_id, name: `Club ${external_id}`, short: external_id })),
      jornadas: [{ number: 1, name: 'Fecha 1' }],
      matches: [
        feedFixture({ external_id: 'm1', jornada: 1, place: 0, local: 'a', visit: 'b' }, '2026-11-21T12:00:00.000Z'),
      ],
    },
    { league_unique: 'otra-liga', name: 'Otra liga' },
  );

beforeAll(async () => {
  server = await openTestServer([accountsRoutes, ...gameRoutes, groupRoutes]);
  ({ db } = server);
  await at(FIRST_START);
  await strangers();
  const counted = countStatements(db);
  const deps = { ...server.deps, db: counted };
  await Promise.all([seedDemo(deps, [layGroup]), seedDemo(deps, [layGroup])]);
  statements = counted.statements();
  demo = (await readDemoSeason(db.fresh))!;
  const row = await db.fresh
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', DEMO_ACCOUNTS.player.username)
    .executeTakeFirstOrThrow();
  player = row.id;
}, 120_000);
afterAll(async () => {
  expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  await server.close();
});

/** The demo player's rooms of a tipo. */
const hisRooms = async (tipo = '1') => {
  const { rows } = await sql<{ id: number; kind: string; estado: string; rank: number | null; prize: number }>`
    select r.id, r.kind, r.estado, s.position as rank, coalesce(s.prize, 0) as prize
    from entry e join room r on r.id = e.room_id left join standing s on s.entry_id = e.id and s.jornada = 0
    where e.user_id = ${player} and r.tipo = ${tipo} order by r.id`.execute(db.fresh);
  return rows;
};
const openRooms = () =>
  db.fresh
    .selectFrom('room')
    .selectAll()
    .where('estado', '=', 'abierta')
    .where('tipo', '=', '1')
    .where('league_id', '=', demo.leagueId)
    .execute();
const playing = () =>
  db.fresh.selectFrom('match').selectAll().where('estado', 'in', ['en_vivo', 'descanso']).orderBy('kick_off').execute();

async function signIn({ email, password }: { email: string; password: string }): Promise<ApiCall> {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  const { status, body: answer } = await server.call('POST', 'users/login-default/', { body });
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${answer.access}` };
  return (method, path, options = {}) =>
    server.call(method, path, { ...options, headers: { ...options.headers, ...headers } });
}

describe('the first start', () => {
  it('lays the season once, however many processes start at once', async () => {
    const count = async () => (await db.fresh.selectFrom('room').select('id').execute()).length;
    const rooms = await count();
    await seedDemo(server.deps);
    expect(await count()).toBe(rooms);
    const leagues = await db.fresh
      .selectFrom('league')
      .select(['league_unique', 'settle_delay_s'])
      .orderBy('id')
      .execute();
    expect(leagues.at(-1)).toEqual({ league_unique: 'demo', settle_delay_s: 60 });
  });

  // On the embedded database these take some ten seconds, of the 90 that a first start may take.
  // They are about 5,100.
  it('sends fewer than 6,000 statements', () => {
    expect(statements).toBeLessThan(6000);
  });

  it('gives the clock back as it was', async () => {
    expect(await appNow(db.fresh)).toBe(FIRST_START);
  });

  it('keeps the ledger clean', async () => {
    expect(await verifyLedger(db.fresh)).toMatchObject({ ok: true, breaches: [] });
  });
});

describe('the demo player', () => {
  it('is in an open and a live room of each game, and has played five jornadas with elevens and one with predictions', async () => {
    const rooms = await hisRooms();
    const statesOf = (kind: string) => rooms.filter((room) => room.kind === kind).map(({ estado }) => estado);
    expect(statesOf('compe')).toEqual([...Array<string>(5).fill('pagada'), 'en_vivo', 'abierta']);
    expect(statesOf('predi')).toEqual(['pagada', 'en_vivo', 'abierta']);
    const { jornadas } = await myStats(db.fresh, player);
    expect(jornadas.filter(({ points }) => points > 0)).toHaveLength(5);
  });

  it('plays casual F6 in every state, and an event whose table has points of two jornadas', async () => {
    expect((await hisRooms('4')).map(({ estado }) => estado)).toEqual(['pagada', 'en_vivo', 'abierta']);
    const call = await signIn(DEMO_ACCOUNTS.player);
    const casual = (await call('GET', 'plus/casual/rooms/')).body;
    expect(casual.map(({ ins_user }: { ins_user: number }) => ins_user > 0)).toEqual(
      expect.arrayContaining([true, false]),
    );
    const [event] = (await call('GET', 'plus/events/')).body;
    expect(event).toMatchObject({ jornada_from: LIVE_JORNADA - 1, jornada_to: LIVE_JORNADA + 3, estado: 'en_vivo' });
    for (const jornada of [LIVE_JORNADA - 1, LIVE_JORNADA]) {
      const { results } = (await call('GET', `plus/events/${event.id}/table/?jornada=${jornada}`)).body;
      expect(new Set(results.map(({ points }: { points: number }) => points)).size).toBeGreaterThan(2);
    }
  });

  it('may enter a room of legends with the one that they own', async () => {
    const call = await signIn(DEMO_ACCOUNTS.player);
    const [room, ...more] = (await call('GET', 'sala/compe/filter/?tipo=5')).body.results;
    expect(more).toEqual([]);
    expect(room).toMatchObject({ tipo: '5', ins_user: 0 });
    expect(room.num_players).toBeGreaterThan(0);
  });

  it('has won a prize, and has coins', async () => {
    const settled = (await hisRooms()).filter(({ estado }) => estado === 'pagada');
    expect(settled.every(({ rank }) => rank !== null)).toBe(true);
    expect(settled.some(({ prize }) => prize > 0)).toBe(true);
    const { saldo } = await balancesOf(db.fresh, player);
    expect(saldo).toBeGreaterThan(1100);
    expect(saldo).toBeLessThan(1400);
  });

  it('has answered a part of what the live and the open prediction room ask', async () => {
    const { rows } = await sql<{ estado: string; asked: number; answered: number; open: number }>`
      select r.estado, count(k.id)::int as asked, count(a.entry_id)::int as answered,
        (count(k.id) filter (where a.entry_id is null and m.kick_off > app_now() + interval '5 minutes'))::int as open
      from entry e join room r on r.id = e.room_id join market k on k.room_id = r.id join match m on m.id = k.match_id
      left join answer a on a.entry_id = e.id and a.market_id = k.id
      where e.user_id = ${player} and r.estado in ('en_vivo','abierta') group by r.id order by r.id`.execute(db.fresh);
    expect(rows).toHaveLength(2);
    for (const { answered, asked, open } of rows) {
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThan(asked);
      expect(open).toBeGreaterThan(0);
    }
  });

  it('has done three of the five steps of the main quest', async () => {
    const call = await signIn(DEMO_ACCOUNTS.player);
    const { body } = await call('GET', 'quest/get/main-quest/');
    expect(body).toMatchObject({ status: { cumplidas: 3, total: 5 }, reward_coins: 30, claimable: false });
  });

  it('has items of every category, several quests with one to be paid for, and notices of what happened', async () => {
    const call = await signIn(DEMO_ACCOUNTS.player);
    const items: { category: string; owned: boolean; equipped: boolean }[] = (await call('GET', 'plus/items/')).body;
    const owned = new Set(items.filter((item) => item.owned).map(({ category }) => category));
    expect(owned.size).toBe(6);
    expect(items.filter(({ equipped }) => equipped).map(({ category }) => category)).toEqual([
      'avatars',
      'tarjetas',
      'leyendas',
      'buddys',
      'escudos',
    ]);
    expect(items.some((item) => !item.owned)).toBe(true);
    const { quests } = (await call('GET', 'quest/resume/by-user/')).body;
    expect(quests).toHaveLength(4);
    expect(quests.filter(({ claimable }: { claimable: boolean }) => claimable)).toHaveLength(1);
    const { results } = (await call('GET', 'plus/notifications/')).body;
    expect(new Set(results.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['premio', 'resultado', 'mision', 'recarga']),
    );
    const [recent] = (await call('GET', 'plus/stats/recent/')).body;
    expect(Object.values(recent)).not.toContain(null);
  });

  it('leads a group of friends with a table, a wall, and a room that they may still enter', async () => {
    const call = await signIn(DEMO_ACCOUNTS.player);
    const [group, ...more] = (await call('GET', 'plus/groups/')).body;
    expect(more).toEqual([]);
    expect(group).toMatchObject({ name: 'Los del barrio', members: 6, next_lock: expect.any(String) });
    const seen = (await call('GET', `plus/groups/${group.id}/`)).body;
    expect(seen.mine).toBe(true);
    expect(seen.table.map(({ user }: { user: { id: number } }) => user.id)).toContain(player);
    expect(seen.table.length).toBeGreaterThan(3);
    expect(seen.rooms.map(({ estado, joined }: Record<string, unknown>) => [estado, joined])).toEqual([
      ['abierta', false],
      ['pagada', true],
      ['pagada', true],
    ]);
    expect(seen.rivals.length).toBeGreaterThan(2);
    const { posts } = (await call('GET', `plus/groups/${group.id}/wall/`)).body;
    expect(posts.slice(0, 4).map(({ kind }: { kind: string }) => kind)).toEqual(['words', 'words', 'words', 'room']);
    const times = posts.map(({ at: when }: { at: string }) => when);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(posts.map(({ kind }: { kind: string }) => kind))).toContain('won');
  });

  it('sees every screen of the path in the shape of the contract', async () => {
    const call = await signIn(DEMO_ACCOUNTS.player);
    const rooms = await hisRooms();
    const of = (kind: string) => rooms.filter((room) => room.kind === kind);
    const entries = await db.fresh
      .selectFrom('entry')
      .select(['id', 'room_id'])
      .where('user_id', '=', player)
      .execute();
    const entryOf = (room: { id: number }) => entries.find(({ room_id }) => room_id === room.id)!.id;
    const paths = [
      ...SCREENS,
      ...of('compe').flatMap((room) => [
        `compe/compe-lienup/get-lineup-compe/${entryOf(room)}/`,
        `compe/ranking/ranking-compe-sala/?sala=${room.id}`,
        `salas/get/top-award/${room.id}/`,
      ]),
      ...of('predi').flatMap((room) => [
        `predi-partidos/list/match-sala/${room.id}/`,
        `predi/ins-predi/list-ranking/${room.id}/`,
        `prediction/answers-user/list-results/${room.id}/`,
      ]),
    ];
    const answers = await Promise.all(paths.map(async (path) => [path, (await call('GET', path)).status]));
    expect(answers).toEqual(paths.map((path) => [path, 200]));
  });
});

describe('what a newcomer finds', () => {
  it('one or two matches on the pitch, with points moving in the live rooms', async () => {
    const live = await playing();
    expect(live).toHaveLength(2);
    expect(live.every(({ minute }) => minute !== null && minute >= 1)).toBe(true);
    const { rows } = await sql<{ points: number }>`
      select sum(abs(s.points))::int as points from room r join standing s on s.room_id = r.id
      where r.estado = 'en_vivo' and r.kind = 'compe' and r.tipo = '1' group by r.id`.execute(db.fresh);
    expect(rows).toHaveLength(3);
    expect(rows.every(({ points }) => points > 0)).toBe(true);
  });

  it('open rooms of every price and size that close within three hours, with rivals in each', async () => {
    const open = await openRooms();
    const prices = (kind: string) => open.filter((room) => room.kind === kind).map(({ amount_ins }) => amount_ins);
    expect(prices('compe').toSorted((a, b) => a - b)).toEqual([0, 20, 50, 100, 200]);
    expect(prices('predi').toSorted((a, b) => a - b)).toEqual([0, 20, 50, 100]);
    expect(new Set(open.map(({ modo_pozo }) => modo_pozo)).size).toBe(3);
    for (const { lock_at, taken, max_players } of open) {
      const left = Date.parse(lock_at) - Date.parse(FIRST_START);
      expect(left).toBeGreaterThan(15 * MINUTE);
      expect(left).toBeLessThan(180 * MINUTE);
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThan(max_players);
    }
  });

  it('settled rooms with a whole ranking, paid a minute after their last whistle', async () => {
    const { rows } = await sql<{ entries: number; ranked: number; best: number; late_s: number }>`
      select count(*)::int as entries, count(s.position)::int as ranked, min(s.position) as best,
        extract(epoch from r.paid_at - r.final_at)::float8 as late_s
      from room r join entry e on e.room_id = r.id left join standing s on s.entry_id = e.id where r.estado = 'pagada' and r.tipo = '1' group by r.id`.execute(
      db.fresh,
    );
    expect(rows).toHaveLength(7);
    for (const { entries, ranked, best, late_s } of rows) {
      expect(entries).toBeGreaterThanOrEqual(9);
      expect(ranked).toBe(entries);
      expect(best).toBe(1);
      expect(late_s).toBeGreaterThanOrEqual(60);
      expect(late_s).toBeLessThan(300);
    }
  });

  it('forty rivals with lineups of their own', async () => {
    const rivals = await db.fresh.selectFrom('app_user').selectAll().where('is_bot', '=', true).execute();
    expect(rivals).toHaveLength(40);
    expect(rivals.every(({ password_hash, club_id }) => password_hash === null && club_id !== null)).toBe(true);
    const { rows } = await sql<{ lineups: number; different: number }>`
      select count(*)::int as lineups, count(distinct l.players)::int as different
      from room r join entry e on e.room_id = r.id join lineup l on l.entry_id = e.id
      where r.kind = 'compe' and r.estado = 'en_vivo' and r.max_players > 2 group by r.id`.execute(db.fresh);
    for (const { lineups, different } of rows) expect(different).toBeGreaterThan(lineups * 0.9);
  });

  it('players whose averages differ, and some who cannot play', async () => {
    const { rows } = await sql<{ averages: number; best: number; unfit: number }>`
      select count(distinct s.avg_points)::int as averages, max(s.avg_points)::float8 as best,
        (count(*) filter (where p.condition > 0))::int as unfit
      from player p join player_stat s on s.player_id = p.id where p.league_id = ${demo.leagueId}`.execute(db.fresh);
    expect(rows[0]!.averages).toBeGreaterThan(30);
    expect(rows[0]!.best).toBeGreaterThan(4);
    expect(rows[0]!.unfit).toBeGreaterThan(5);
  });

  it('a front page: banners that lead somewhere, the landing text, and what they are asked to accept', async () => {
    const banners = await db.fresh.selectFrom('banner').selectAll().execute();
    expect(banners.map(({ link }) => link)).toEqual(['/compe', '/predi/ins', '/play/quest']);
    expect(banners.every(({ image }) => /^\/media\/poster\/[a-z]+-[0-9a-f-]+-\d\.svg$/.test(image))).toBe(true);
    const { body } = await server.call('GET', 'content/entry/landing/');
    expect(body).toMatchObject({ slug: 'landing', html: expect.stringContaining('<ol>') });
    for (const slug of ['terminos', 'privacidad'])
      expect((await server.call('GET', `content/entry/${slug}/`)).body.html).toContain('<li>');
  });

  it('an operator who can sign in', async () => {
    await signIn(DEMO_ACCOUNTS.operator);
    const row = await db.fresh
      .selectFrom('app_user')
      .select('role')
      .where('email', '=', DEMO_ACCOUNTS.operator.email)
      .executeTakeFirstOrThrow();
    expect(row.role).toBe('admin');
  });
});

describe('from then on', () => {
  /** Checks on what follows the first start; all of it is undone afterwards. */
  const fromFirstStart = (check: () => Promise<void>) => () =>
    rolledBack(server.db, async (scratch) => {
      db = scratch;
      try {
        await check();
        expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
      } finally {
        ({ db } = server);
      }
    });

  /** One second of the server: the simulator after a restart, then the runner. */
  const step = async () => {
    await stepDemo(db, demo, new Map());
    await advanceRooms(db);
  };

  /** When the last match of the jornada in play ends, as its script says. */
  const lastWhistle = async () => {
    const jornada = await db.fresh
      .selectFrom('match')
      .select(['external_id', 'kick_off'])
      .where('league_id', '=', demo.leagueId)
      .where('jornada', '=', LIVE_JORNADA)
      .execute();
    const kickOffs = new Map(jornada.map(({ external_id, kick_off }) => [external_id, Date.parse(kick_off!)]));
    const whistles = matchesOf(demo.league, LIVE_JORNADA).map(async (match) => {
      const { added } = await scriptOf(db.fresh, demo, match);
      return kickOffs.get(match.external_id)! + matchMs(added);
    });
    return Math.max(...(await Promise.all(whistles)));
  };

  /** Entries of live rooms whose points are not those that their players have now. */
  const stale = async () => {
    const { rows } = await sql<{ id: number }>`
      select l.id from room r join standing s on s.room_id = r.id join lineup l on l.entry_id = s.entry_id
      where r.estado = 'en_vivo' and r.kind = 'compe' and r.tipo = '1' and s.points <> (
        select coalesce(sum(pm.points), 0) from player_match pm
        where pm.jornada = l.jornada and pm.player_id = any(l.players))`.execute(db.fresh);
    return rows;
  };

  it(
    'the jornada in play is played to its end as its scripts say, and points move in between',
    fromFirstStart(async () => {
      const jornada = () =>
        db.fresh
          .selectFrom('match')
          .selectAll()
          .where('league_id', '=', demo.leagueId)
          .where('jornada', '=', LIVE_JORNADA)
          .orderBy('id')
          .execute();
      const unplayed = new Set((await jornada()).flatMap((match) => (match.estado === 'finalizado' ? [] : [match.id])));
      expect(unplayed.size).toBe(7);
      const finals = new Map<string, ReturnType<typeof stateAt>>();
      for (const match of matchesOf(demo.league, LIVE_JORNADA)) {
        const script = await scriptOf(db.fresh, demo, match);
        finals.set(match.external_id, stateAt(script, lastTick(script.added)));
      }
      const room = (await hisRooms()).find(({ kind, estado }) => kind === 'compe' && estado === 'en_vivo')!;
      const seen = new Set<string>();
      for (let minute = 1; (await jornada()).some(({ estado }) => estado !== 'finalizado'); minute += 1) {
        expect(minute).toBeLessThan(35);
        await at(Date.parse(FIRST_START) + minute * MINUTE);
        await step();
        const entries = await db.fresh
          .selectFrom('standing')
          .select('points')
          .where('room_id', '=', room.id)
          .orderBy('entry_id')
          .execute();
        seen.add(entries.map(({ points }) => points).join());
        expect(await stale()).toEqual([]);
        expect((await playing()).length).toBeGreaterThanOrEqual(1);
      }
      expect(seen.size).toBeGreaterThan(15);
      for (const match of (await jornada()).filter(({ id }) => unplayed.has(id))) {
        const { goals, players, told } = finals.get(match.external_id)!;
        expect(match).toMatchObject({ goals_local: goals.local, goals_visit: goals.visit });
        const rows = await db.fresh
          .selectFrom('player_match')
          .select('minutes')
          .where('match_id', '=', match.id)
          .execute();
        const ascending = (minutes: number[]) => minutes.toSorted((a, b) => a - b);
        expect(ascending(rows.map(({ minutes }) => minutes))).toEqual(
          ascending(players.map(({ stats }) => stats.minutes)),
        );
        const events = await db.fresh
          .selectFrom('match_event')
          .select('type')
          .where('match_id', '=', match.id)
          .orderBy('id')
          .execute();
        expect(events.map(({ type }) => type)).toEqual(told.map(({ kind }) => kind));
      }
    }),
    120_000,
  );

  it(
    'its rooms are settled a minute after the last whistle and not before',
    fromFirstStart(async () => {
      const whistle = await lastWhistle();
      const states = async () => {
        const rooms = await db.fresh
          .selectFrom('room')
          .select('estado')
          .where('jornada_from', '=', LIVE_JORNADA)
          .execute();
        return new Set(rooms.map(({ estado }) => estado));
      };
      await at(whistle + 59_000);
      await step();
      const { rows } = await sql<{ final_at: string }>`
      select max(m.final_at) as final_at from room r join room_match rm on rm.room_id = r.id
      join match m on m.id = rm.match_id where r.jornada_from = ${LIVE_JORNADA} and r.tipo = '1' group by r.id`.execute(
        db.fresh,
      );
      expect(rows.map(({ final_at }) => Date.parse(final_at))).toEqual(Array.from({ length: 4 }, () => whistle));
      expect(await states()).toEqual(new Set(['por_liquidar']));
      await at(whistle + 60_000);
      await step();
      expect(await states()).toEqual(new Set(['pagada']));
    }),
    120_000,
  );

  it(
    'after it the next rooms are played in turn, others are open, and rivals keep coming',
    fromFirstStart(async () => {
      const over = (await lastWhistle()) + MINUTE;
      for (let time = await now(); time < over; time += 5 * MINUTE) {
        await at(Math.min(time + 5 * MINUTE, over));
        await step();
      }
      const rooms = await hisRooms();
      expect(rooms.filter(({ estado }) => estado === 'abierta')).toEqual([]);
      expect(rooms.filter(({ estado }) => ['cerrada', 'en_vivo'].includes(estado)).length).toBeGreaterThanOrEqual(1);
      const open = await openRooms();
      expect(new Set(open.map(({ offer_id }) => offer_id)).size).toBe(9);
      await at((await now()) + 10 * MINUTE);
      for (let second = 0; second < 5; second += 1) await step();
      const after = new Map((await openRooms()).map(({ id, taken }) => [id, taken]));
      expect(open.some(({ id, taken }) => (after.get(id) ?? 0) > taken)).toBe(true);
    }),
    120_000,
  );

  it(
    'a server that was stopped for three days catches up: missed matches are played, rooms settled, and the demo goes on',
    fromFirstStart(async () => {
      const waiting = await openRooms();
      expect(waiting.length).toBeGreaterThan(5);
      await at((await now()) + 3 * 86_400_000);
      await step();
      const fates = await db.fresh
        .selectFrom('room')
        .select(['estado', 'cancel_reason'])
        .where(
          'id',
          'in',
          waiting.map(({ id }) => id),
        )
        .execute();
      // Head-to-head rooms may have had no second player; nothing is called off for want of results.
      for (const { estado, cancel_reason } of fates) {
        expect([null, 'no_se_lleno', 'nadie_acerto']).toContain(cancel_reason);
        expect(['pagada', 'cancelada']).toContain(estado);
      }
      expect(fates.filter(({ estado }) => estado === 'pagada').length).toBeGreaterThan(4);
      const { rows } = await sql<{ stuck: number }>`
      select count(*)::int as stuck from match where league_id = ${demo.leagueId} and kick_off < app_now() - interval '8 minutes'
        and (estado <> 'finalizado' or not official)`.execute(db.fresh);
      expect(rows[0]!.stuck).toBe(0);
      expect((await playing()).length).toBeGreaterThanOrEqual(1);
      const open = await openRooms();
      expect(new Set(open.map(({ offer_id }) => offer_id)).size).toBe(9);
      expect(open.every(({ lock_at }) => Date.parse(lock_at) > Date.parse(FIRST_START) + 3 * 86_400_000)).toBe(true);
    }),
    120_000,
  );

  it(
    'minutes pass by themselves while the simulator runs, and no more once it is stopped',
    fromFirstStart(async () => {
      const start = await now();
      const told = async () => (await playing()).map(({ id, minute, estado }) => `${id} ${minute} ${estado}`).join();
      const before = await told();
      await setClock(db, { at: new Date(start), speed: 60 });
      const simulator = await startSimulator({ ...server.deps, db }, 20);
      await expect.poll(told, { timeout: 10_000 }).not.toBe(before);
      await simulator.stop();
      const stopped = await told();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await told()).toBe(stopped);
      expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
    }),
    120_000,
  );

  it(
    'the calendar begins again after the thirtieth jornada',
    fromFirstStart(async () => {
      const jornadas = async () =>
        db.fresh
          .selectFrom('match')
          .select(['jornada', 'external_id', 'kick_off', 'importance'])
          .where('league_id', '=', demo.leagueId)
          .where('jornada', '=', 31)
          .execute();
      expect(await jornadas()).toEqual([]);
      for (let turn = 0; turn < 30 && (await jornadas()).length === 0; turn += 1) {
        await at((await now()) + JORNADA_MS);
        await dateJornadas(db, demo);
      }
      const matches = await jornadas();
      expect(matches).toHaveLength(8);
      expect(matches.every(({ kick_off, importance }) => kick_off !== null && importance > 0)).toBe(true);
      const fixtures = (jornada: number) =>
        matchesOf(demo.league, jornada).map(({ local, visit }) => `${local}-${visit}`);
      expect(fixtures(31)).toEqual(fixtures(1));
    }),
    120_000,
  );

  it(
    'no other league is touched',
    fromFirstStart(async () => {
      await at((await now()) + 60 * MINUTE);
      await step();
      const other = await db.fresh
        .selectFrom('match')
        .selectAll()
        .where('external_id', '=', 'm1')
        .executeTakeFirstOrThrow();
      expect(other).toMatchObject({ estado: 'programado', minute: null, updated_at: FIRST_START });
    }),
    120_000,
  );
});
