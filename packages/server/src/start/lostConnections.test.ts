import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '@arma11/core/contract';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { openPostgres } from '../platform/db/openPostgres';
import { verifyLedger } from '../ledger/verify';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { joinRoom } from '../rooms/join/joinRoom';
import { readEvents } from '../testing/eventReader';
import { playMatch } from '../testing/playedMatch';
import { openSessions } from '../testing/openSessions';
import { createProcessDatabase, type ProcessDatabase, withClient } from '../testing/processDatabase';
import { roomTerms } from '../testing/roomTerms';
import { buildServer, type ServerBuild, type ServerProcess } from '../testing/serverProcess';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, type SmallLeague } from '../testing/smallLeague';

// A whole server, as its own process: an error that nobody hears ends it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe.skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')('a server whose database connections are cut', () => {
  let build: ServerBuild;
  let server: ServerProcess;
  let db: Db;
  let league: SmallLeague;
  let leagues = 0;
  let database: ProcessDatabase;

  beforeAll(async () => {
    build = buildServer();
    database = await createProcessDatabase();
    server = await build.start({ DATABASE_URL: database.url });
    db = await openPostgres(database.url);
  });
  afterAll(async () => {
    await build.killAll();
    build.remove();
    await db.close();
    await database.drop();
  });
  beforeEach(async () => {
    league = await smallLeague(db, `liga-${++leagues}`);
  });
  afterEach(async () => {
    expect(server.process.exitCode).toBe(null);
    expect(server.err.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([]);
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
  });

  const CUTS = { all: 'true', 'at work': `state <> 'idle'`, 'waiting for a row': `wait_event_type = 'Lock'` };
  /** Cuts the connections to the database but its own, or some of them. Returns how many. */
  const cut = (which: keyof typeof CUTS) =>
    withClient(database.url, async (client) => {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
         and pid <> pg_backend_pid() and ${CUTS[which]}`,
      );
      return rowCount ?? 0;
    });
  const cutAgainAndAgain = async (times: number) => {
    let all = 0;
    for (let i = 0; i < times; i++) {
      await new Promise((resolve) => setTimeout(resolve, 90));
      all += await cut('all');
    }
    expect(all).toBeGreaterThanOrEqual(times);
  };

  const terms = (amount_ins: number, max_players: number) => roomTerms(league, { amount_ins, max_players });
  const prediRoom = () =>
    db.tx((tx) => createPrediRoom(tx, { ...terms(10, 100), matchIds: league.matches, kinds: ['1x2'] }));
  const compeRoom = (seats = 100) => db.tx((tx) => createCompeRoom(tx, { ...terms(10, seats), jornada: 1 }));

  interface Sent {
    method?: 'GET' | 'POST';
    body?: unknown;
    key?: string;
  }
  const call = async (path: string, token: string, { method = 'GET', body, key }: Sent = {}) => {
    const answer = await fetch(`${server.address}/services/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  type Answer = Awaited<ReturnType<typeof call>>;

  /** As the client does: what the server could not say is asked again, with the same key. */
  const untilAnswered = async (refused: Answer[], path: string, token: string, sent?: Sent): Promise<Answer> => {
    for (;;) {
      const answer = await call(path, token, sent);
      if (answer.status !== 503) return answer;
      refused.push(answer);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const clearRefusal = {
    status: 'error',
    code: 'MANTENIMIENTO',
    message: 'El juego está descansando un momento. Intenta de nuevo en unos segundos.',
    retry_after: 2,
    request_id: expect.any(String),
  };

  it('lives on under load, refuses clearly, does once what is asked again, and serves at once after', async () => {
    const [predi, sala] = [await prediRoom(), await compeRoom()];
    const users = await fundedPlayers(db, 40, 100);
    const access = await openSessions(db, users);
    const { rows: questions } = await sql<{ market: number; alternative: number }>`
      select k.id as market, min(a.id) as alternative from market k join alternative a on a.market_id = k.id
      where k.room_id = ${predi} group by k.id`.execute(db.fresh);
    const answers = questions.map(({ market, alternative }) => ({ alternative, predi, match_prediction: market }));
    const refused: Answer[] = [];
    let cutting = true;

    const read = async (token: string) => {
      for (const path of ['predi/sala/list-public/', 'sala/compe/filter/', `predi/sala/get/${predi}/`, 'plus/live/']) {
        expect((await untilAnswered(refused, path, token)).status).toBe(200);
      }
    };
    const play = async (token: string, index: number) => {
      const join =
        index % 2 === 0
          ? { path: contract.predi.join.path, body: { predi } }
          : { path: contract.compe.registerSala.path, body: { sala } };
      const sent = { method: 'POST' as const, body: join.body, key: `one-key-of-player-${index}` };
      const first = await untilAnswered(refused, join.path, token, sent);
      expect([first.status, first.text]).toEqual([200, expect.stringContaining('"status":"ok"')]);
      let saves = 0;
      do {
        await read(token);
        if (index % 2 === 1 || ++saves > 20) continue;
        const saved = await untilAnswered(refused, contract.predi.saveAnswers.path, token, {
          method: 'POST',
          body: answers,
        });
        expect(saved.status).toBe(200);
      } while (cutting);
      return first;
    };

    const playing = Promise.all(access.map((token, index) => play(token, index)));
    await cutAgainAndAgain(8);
    cutting = false;
    const after = await call('predi/sala/list-public/', access[0]!);
    expect(after.status).toBe(200);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const firsts = await playing;

    expect(refused.length).toBeGreaterThan(0);
    for (const { text, headers } of refused) {
      expect([JSON.parse(text), headers.get('retry-after')]).toEqual([clearRefusal, '2']);
    }
    const { rows } = await sql<{ paid: number; players: number; saved: number }>`
      select count(*)::int as paid, count(distinct e.user_id)::int as players,
        (select count(*)::int from answer) as saved
      from ledger_tx t join entry e on e.id::text = t.ref where t.kind = 'join' and t.room_id in (${predi}, ${sala})`.execute(
      db.fresh,
    );
    expect(rows[0]).toEqual({ paid: 40, players: 40, saved: 20 * answers.length });
    const again = await call(contract.predi.join.path, access[0]!, {
      method: 'POST',
      body: { predi },
      key: 'one-key-of-player-0',
    });
    expect([again.headers.get('idempotent-replayed'), again.text]).toEqual(['true', firsts[0]!.text]);
  });

  it('gives up the locks of a join that is cut while it waits, and the same key then joins once', async () => {
    const predi = await prediRoom();
    const [userId] = await fundedPlayers(db, 1, 100);
    const [token] = await openSessions(db, [userId!]);
    const sent = { method: 'POST' as const, body: { predi }, key: 'the-key-of-a-cut-join' };
    await withClient(database.url, async (client) => {
      await client.query('begin');
      await client.query('select from room where id = $1 for update', [predi]);
      const joining = call(contract.predi.join.path, token!, sent);
      while ((await cut('waiting for a row')) === 0);
      const { status, text } = await joining;
      expect([status, JSON.parse(text)]).toEqual([503, clearRefusal]);
      await client.query('rollback');
    });
    // A backend says that it is ended before it has given its locks up.
    await vi.waitFor(async () => {
      const { rows } = await sql<{ held: number }>`
        select count(*)::int as held from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory'`.execute(db.fresh);
      expect(rows[0]!.held).toBe(0);
    }, 20_000);
    expect((await call(contract.predi.join.path, token!, sent)).status).toBe(200);
    expect((await call(contract.predi.join.path, token!, sent)).headers.get('idempotent-replayed')).toBe('true');
    const seats = await db.fresh.selectFrom('entry').select('id').where('room_id', '=', predi).execute();
    expect(seats).toHaveLength(1);
  });

  it('pays every room once though what pays them is cut', async () => {
    const users = await fundedPlayers(db, 4, 1000);
    const rooms: number[] = [];
    for (let i = 0; i < 12; i++) {
      const open = await compeRoom(4);
      for (const userId of users) await db.tx((tx) => enterCompeRoom(tx, { roomId: open, userId }));
      rooms.push(open);
    }
    await setClock(db, { at: FIRST_KICK_OFF, speed: 0 });
    for (const match of league.matches)
      await playMatch(db, match, { local: 1, visit: 0, pointsOf: (player) => player % 7 });
    await setClock(db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    for (let hits = 0; hits < 5;) hits += await cut('at work');
    const left = async () => {
      const found = await db.fresh.selectFrom('room').select('estado').where('id', 'in', rooms).execute();
      return found.filter(({ estado }) => estado !== 'pagada').length;
    };
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000, interval: 100 });
    const { rows } = await sql<{ rooms: number; payments: number }>`
      select count(distinct room_id)::int as rooms, count(*)::int as payments
      from ledger_tx where kind = 'settle' and room_id = any(${rooms}::int[])`.execute(db.fresh);
    expect(rows[0]!.rooms).toBe(12);
  });

  it('hears on after it was cut: an open stream is told to read anew, and then what moves', async () => {
    const predi = await prediRoom();
    const [userId] = await fundedPlayers(db, 1, 100);
    await db.tx((tx) => joinRoom(tx, { roomId: predi, userId: userId! }));
    const [token] = await openSessions(db, [userId!]);
    const stream = await fetch(`${server.address}/services/plus/live/?rooms=predi:${predi}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    const reader = readEvents(stream);
    await vi.waitFor(() => expect(reader.events).toHaveLength(1), 5000);
    await cutAgainAndAgain(3);
    await vi.waitFor(() => expect(reader.events.map(({ event }) => event)).toContain('resync'), 10_000);
    await sql`update match set minute = 7, goals_local = 3, estado = 'en_vivo' where id = ${league.matches[0]}`.execute(
      db.fresh,
    );
    await vi.waitFor(
      () => expect(reader.events.some(({ data }) => data.matches?.some((each) => each.minute === 7))).toBe(true),
      10_000,
    );
    await reader.leave();
  });
});
