import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { flattenLineup } from '@arma11/core/domain';
import { advanceRooms } from '../settle/advanceRooms';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { prepareJornadas } from '../slate/prepareJornadas';
import { replacePlayersOutOfSlate } from '../slate/replacePlayersOutOfSlate';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;
let [event, sala, anaEntry, betoEntry] = [0, 0, 0, 0];
/** The matches of jornadas 2 and 3. */
let later: { id: number; jornada: number }[] = [];

const at = (instant: string, plusMs = 0) =>
  setClock(server.db, { at: new Date(Date.parse(instant) + plusMs), speed: 0 });
const join = async (player: TestPlayer) =>
  (await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } })).body.ins_user as number;
const lineup = (player: TestPlayer, ins: number, jornada?: number) =>
  player.call('GET', `compe/compe-lienup/get-lineup-compe/${ins}/${jornada ? `?jornada=${jornada}` : ''}`);
const table = async (query = '') => (await ana.call('GET', `plus/events/${event}/table/${query}`)).body;
const entry = async (player: TestPlayer, ins: number) => (await player.call('GET', `compe/get/retrive/${ins}/`)).body;
const formation = (player: TestPlayer, ins: number, code: string, jornada?: number) =>
  player.call('POST', `compe/compe-lienup/update-lineup-formation/${ins}/`, { body: { formation: code, jornada } });
const matchesOf = (jornada: number) => later.filter((match) => match.jornada === jornada);
const date = (jornada: number, instant: string | null) =>
  server.db.fresh.updateTable('match').set({ kick_off: instant }).where('jornada', '=', jornada).execute();
/** As a feed moves it: to so long after the first kick-off of all. */
async function move(id: number, plusMs: number): Promise<void> {
  const kickOff = new Date(Date.parse(FIRST_KICK_OFF) + plusMs).toISOString();
  await server.db.fresh.updateTable('match').set({ kick_off: kickOff }).where('id', '=', id).execute();
  await server.db.tx((tx) => rescheduleRooms(tx, [id]));
}
interface Held {
  slot: number;
  player: { id: number; team: { id: number } };
}
const idsOf = (shown: Parameters<typeof flattenLineup<Held>>[0]): number[] =>
  flattenLineup<Held>(shown).map(({ player }) => player.id);
const estado = async () =>
  (await server.db.fresh.selectFrom('room').select('estado').where('id', '=', sala).executeTakeFirstOrThrow()).estado;

beforeEach(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  later = [];
  for (const jornada of [2, 3]) {
    await server.db.fresh
      .insertInto('jornada')
      .values({ league_id: league.leagueId, number: jornada, name: `Jornada ${jornada}` })
      .execute();
    const matches = await server.db.fresh
      .insertInto('match')
      .values(
        [0, 1].map((i) => ({
          league_id: league.leagueId,
          external_id: `j${jornada}-${i}`,
          jornada,
          local_team: league.teams[i]!,
          visit_team: league.teams[i + 2]!,
          kick_off: jornada === 2 ? new Date(Date.parse(FIRST_KICK_OFF) + WEEK).toISOString() : null,
        })),
      )
      .returning(['id', 'jornada'])
      .execute();
    later = [...later, ...matches];
  }
  [ana, beto] = [await server.player(), await server.player()];
  for (const { id } of [ana, beto]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 100, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
  ({ event } = (await testCommand(server.db, 'event create', { league: 'liga-chica', name: 'Copa' })) as {
    event: number;
  });
  const made = await testCommand(server.db, 'room create', {
    league: 'liga-chica',
    tipo: '3',
    event,
    jornada: 1,
    jornada_to: 3,
    fee: 50,
  });
  sala = (made as { room: number }).room;
  [anaEntry, betoEntry] = [await join(ana), await join(beto)];
  // Both begin with the same eleven: what parts them is what they do.
  await sql`update lineup b set players = a.players from lineup a
    where a.entry_id = ${anaEntry} and b.entry_id = ${betoEntry} and b.jornada = a.jornada`.execute(server.db.fresh);
});
afterEach(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

/** The first jornada is over: ana's first forward had 10 points, everybody else 2. She plays the second in 343. */
async function playFirst(): Promise<void> {
  expect(await formation(ana, anaEntry, '343', 2)).toMatchObject({ status: 200 });
  await at(TEST_LOCK);
  await advanceRooms(server.db);
  await at(FIRST_KICK_OFF, 60_000);
  await advanceRooms(server.db);
  const best = (await lineup(ana, anaEntry, 1)).body.delanteros[0].player.id as number;
  for (const match of league.matches) {
    await playMatch(server.db, match, { local: 1, visit: 0, pointsOf: (id) => (id === best ? 10 : 2) });
  }
  await at(FIRST_KICK_OFF, DAY);
  await advanceRooms(server.db);
}

/** The second is over too, everybody had 2 points in it; the third has its dates and its lineups. */
async function playSecond(): Promise<void> {
  await playFirst();
  await at(FIRST_KICK_OFF, WEEK - 60_000);
  await advanceRooms(server.db);
  for (const { id } of matchesOf(2)) await playMatch(server.db, id, { local: 0, visit: 0 });
  await at(FIRST_KICK_OFF, WEEK + 3 * DAY);
  await date(3, new Date(Date.parse(FIRST_KICK_OFF) + WEEK + 4 * DAY).toISOString());
  await Promise.all([prepareJornadas(server.db), prepareJornadas(server.db)]);
}

/** All three are over and the room is paid: in the third ana's last forward had 9 points, everybody else 1. */
async function playThird(): Promise<void> {
  await playSecond();
  await formation(ana, anaEntry, '343', 3);
  await at(FIRST_KICK_OFF, WEEK + 5 * DAY);
  const scorer = (await lineup(ana, anaEntry, 3)).body.delanteros[2].player.id as number;
  for (const { id } of matchesOf(3)) {
    await playMatch(server.db, id, { local: 0, visit: 0, pointsOf: (player) => (player === scorer ? 9 : 1) });
  }
  await advanceRooms(server.db);
}

describe('an event over three jornadas', () => {
  it('gives whoever joins a lineup for each jornada that has its dates', async () => {
    expect((await lineup(ana, anaEntry)).body).toMatchObject({ jornada: 1, progress: '0', lock_at: TEST_LOCK });
    expect((await lineup(ana, anaEntry, 2)).body).toMatchObject({ jornada: 2, progress: '0' });
    expect((await lineup(ana, anaEntry, 3)).status).toBe(404);
    expect((await lineup(ana, anaEntry, 4)).status).toBe(404);
    expect((await ana.call('GET', 'plus/events/')).body).toMatchObject([
      {
        id: event,
        name: 'Copa',
        jornada_from: 1,
        jornada_to: 3,
        jornada: 1,
        num_players: 2,
        rooms: [{ sala, ins_user: anaEntry }],
      },
    ]);
  });

  it('locks the first jornada with the room and leaves the second open and secret while the first is played', async () => {
    await at(TEST_LOCK);
    await advanceRooms(server.db);
    expect(await formation(ana, anaEntry, '433')).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    expect(await formation(ana, anaEntry, '352', 2)).toMatchObject({ status: 200, body: { lineup: { jornada: 2 } } });
    await at(FIRST_KICK_OFF, 60_000);
    await advanceRooms(server.db);
    expect(await estado()).toBe('en_vivo');
    expect(await formation(ana, anaEntry, '343', 2)).toMatchObject({ status: 200 });
    expect(await lineup(beto, anaEntry, 1)).toMatchObject({ status: 200, body: { formation: '442', progress: '1' } });
    expect(await lineup(beto, anaEntry, 2)).toMatchObject({ status: 403, body: { code: 'OCULTO_HASTA_CIERRE' } });
    expect(await entry(beto, anaEntry)).toMatchObject({ formation: '442', progress: '1' });
    const newcomer = await server.player();
    expect(await newcomer.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } })).toMatchObject({
      status: 409,
      body: { code: 'CERRADO' },
    });
  });

  it('starts each jornada with the eleven of the one before, until it is changed itself (rules R14.6)', async () => {
    const eleven = async (jornada: number) => {
      const { body } = await lineup(ana, anaEntry, jornada);
      return { formation: body.formation, players: idsOf(body), untouched: body.untouched };
    };
    expect(await eleven(2)).toEqual({ ...(await eleven(1)), untouched: true });
    await formation(ana, anaEntry, '352');
    expect(await eleven(1)).toMatchObject({ formation: '352', untouched: false });
    expect(await eleven(2)).toEqual(await eleven(1));
    await formation(ana, anaEntry, '343', 2);
    await formation(ana, anaEntry, '541');
    expect([(await eleven(1)).formation, (await eleven(2)).formation]).toEqual(['541', '343']);
  });

  it('replaces and marks in the next jornada who cannot play in it (rules R14.6)', async () => {
    await playFirst();
    const [kept, away] = matchesOf(3);
    await at(FIRST_KICK_OFF, WEEK + 3 * DAY);
    const kickOff = new Date(Date.parse(FIRST_KICK_OFF) + WEEK + 4 * DAY).toISOString();
    await server.db.fresh.updateTable('match').set({ kick_off: kickOff }).where('id', '=', kept!.id).execute();
    await server.db.fresh.updateTable('match').set({ estado: 'aplazado' }).where('id', '=', away!.id).execute();
    await prepareJornadas(server.db);
    const [second, third] = [(await lineup(ana, anaEntry, 2)).body, (await lineup(ana, anaEntry, 3)).body];
    const clubs = new Set([league.teams[0], league.teams[2]]);
    const stays = flattenLineup<Held>(second).filter(({ player }) => clubs.has(player.team.id));
    expect(third).toMatchObject({ formation: '343', untouched: false });
    expect(idsOf(third)).toEqual(expect.arrayContaining(stays.map(({ player }) => player.id)));
    expect(third.replacements.toSorted()).toEqual(
      idsOf(third)
        .filter((id) => !idsOf(second).includes(id))
        .toSorted(),
    );
    expect(third.replacements.length).toBe(12 - stays.length);
    await formation(ana, anaEntry, '442', 3);
    expect((await lineup(ana, anaEntry, 3)).body.replacements).toEqual([]);
  });

  it('turns to the second jornada once the first is over, without showing others the lineups of it', async () => {
    await playFirst();
    expect(await estado()).toBe('en_vivo');
    const lock = new Date(Date.parse(TEST_LOCK) + WEEK).toISOString();
    expect(await entry(ana, anaEntry)).toMatchObject({
      formation: '343',
      progress: '0',
      lock_at: lock,
      sala: { jornada: 2 },
    });
    expect(await entry(beto, anaEntry)).toMatchObject({ formation: '442' });
    expect((await lineup(ana, anaEntry)).body).toMatchObject({ jornada: 2, formation: '343', lock_at: lock });
    expect((await table('?jornada=1')).results.map(({ points }: { points: number }) => points)).toEqual([32, 32]);
  });

  it('follows a jornada that is put back before its lock, never one whose lock has come', async () => {
    await playFirst();
    const late = new Date(Date.parse(FIRST_KICK_OFF) + WEEK + DAY).toISOString();
    await date(2, late);
    expect(await prepareJornadas(server.db)).toBe(1);
    expect(await prepareJornadas(server.db)).toBe(0);
    const lock = new Date(Date.parse(TEST_LOCK) + WEEK + DAY).toISOString();
    expect((await lineup(ana, anaEntry, 2)).body.lock_at).toBe(lock);
    await at(lock, -1);
    expect(await formation(beto, betoEntry, '433')).toMatchObject({ status: 200, body: { lineup: { jornada: 2 } } });
    await at(lock);
    expect(await formation(beto, betoEntry, '442')).toMatchObject({ status: 409, body: { code: 'CERRADO' } });
    expect(await lineup(beto, anaEntry, 2)).toMatchObject({ status: 200, body: { formation: '343', progress: '1' } });
    await date(2, new Date(Date.parse(late) + WEEK).toISOString());
    expect(await prepareJornadas(server.db)).toBe(0);
    expect(await formation(beto, betoEntry, '442')).toMatchObject({ status: 409 });
  });

  it('goes on without a match of a later jornada that comes a day or more ahead; its lock stays (rules R14.3)', async () => {
    await playFirst();
    const [moved] = matchesOf(2);
    const lock = (await lineup(ana, anaEntry, 2)).body.lock_at as string;
    await at(FIRST_KICK_OFF, 2 * DAY);
    await move(moved!.id, WEEK - 2 * DAY);
    expect(await prepareJornadas(server.db)).toBe(0);
    expect([await replacePlayersOutOfSlate(server.db), await replacePlayersOutOfSlate(server.db)]).toEqual([2, 0]);
    const { body } = await lineup(ana, anaEntry, 2);
    expect(body.lock_at).toBe(lock);
    const clubs = new Set([league.teams[1], league.teams[3]]);
    expect(flattenLineup<Held>(body).every(({ player }) => clubs.has(player.team.id))).toBe(true);
    expect((await ana.call('GET', 'plus/notifications/')).body.results).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Un partido salió de tu sala' })]),
    );
  });

  it('moves the lock of a later jornada ahead with its first match, by less than a day (rules R14.3)', async () => {
    await playFirst();
    const [moved] = matchesOf(2);
    await move(moved!.id, WEEK - DAY / 2);
    expect(await prepareJornadas(server.db)).toBe(1);
    expect((await lineup(ana, anaEntry, 2)).body.lock_at).toBe(
      new Date(Date.parse(TEST_LOCK) + WEEK - DAY / 2).toISOString(),
    );
    expect(await replacePlayersOutOfSlate(server.db)).toBe(0);
  });

  it('opens a later jornada without a match that lies far ahead of its others (rules R14.3)', async () => {
    await playFirst();
    const extra = {
      league_id: league.leagueId,
      external_id: 'j3-2',
      jornada: 3,
      local_team: league.teams[0]!,
      visit_team: league.teams[1]!,
    };
    await server.db.fresh.insertInto('match').values(extra).execute();
    await date(3, new Date(Date.parse(FIRST_KICK_OFF) + 3 * WEEK).toISOString());
    const [ahead] = matchesOf(3);
    await move(ahead!.id, 2 * WEEK);
    expect(await prepareJornadas(server.db)).toBe(1);
    const { body } = await lineup(ana, anaEntry, 3);
    expect(body.lock_at).toBe(new Date(Date.parse(TEST_LOCK) + 3 * WEEK).toISOString());
    expect(flattenLineup<Held>(body).some(({ player }) => player.team.id === league.teams[2])).toBe(false);
    expect(await prepareJornadas(server.db)).toBe(0);
  });

  it('waits for a decision on a match of a later jornada that moves beyond the 48 hours (rules R14.3)', async () => {
    await playSecond();
    const [moved] = matchesOf(3);
    const incidents = () => server.db.fresh.selectFrom('incident').select(['match_id', 'kind']).execute();
    await move(moved!.id, 2 * WEEK);
    expect(await incidents()).toEqual([{ match_id: moved!.id, kind: 'aplazado' }]);
  });

  it('gives everybody a lineup for the third jornada as soon as it has its dates, and waits for it before it pays', async () => {
    await playSecond();
    for (const [player, ins] of [
      [ana, anaEntry],
      [beto, betoEntry],
    ] as const) {
      expect((await lineup(player, ins)).body).toMatchObject({ jornada: 3, progress: '0' });
    }
    await advanceRooms(server.db);
    expect(await estado()).toBe('en_vivo');
    // What fitted in the second jornada, for the third.
    const copied = await ana.call('POST', `plus/compe/${anaEntry}/copy/`, {
      body: { from_ins: anaEntry, from_jornada: 2 },
    });
    expect(copied.body.lineup).toMatchObject({ jornada: 3, formation: '343' });
    await at(FIRST_KICK_OFF, WEEK + 5 * DAY);
    for (const { id } of matchesOf(3)) await playMatch(server.db, id, { local: 0, visit: 0 });
    await advanceRooms(server.db);
    expect(await estado()).toBe('pagada');
  });

  it('has a table of each jornada and one of all, and a champion', async () => {
    await playThird();
    const points = async (query: string) =>
      (await table(query)).results.map((row: { user: { id: number }; points: number }) => [row.user.id, row.points]);
    expect(await points('?jornada=3')).toEqual([
      [ana.id, 20],
      [beto.id, 12],
    ]);
    expect(await points('')).toEqual([
      [ana.id, 32 + 24 + 20],
      [beto.id, 32 + 24 + 12],
    ]);
    expect((await table('?jornada=9')).code).toBe('NO_EXISTE');
    const { body } = await ana.call('GET', `compe/list-champions/by-events/?event=${event}`);
    expect(body).toMatchObject([
      { event: { id: event, name: 'Copa' }, champion: { id: ana.id }, points: 76, prize: 90 },
    ]);
  });
});
