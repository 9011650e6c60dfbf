import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let player: TestPlayer;
beforeEach(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  player = await server.player();
});
afterEach(() => server.close());

const ids = async (path: string): Promise<number[]> =>
  (await player.call('GET', path)).body.map(({ id }: { id: number }) => id);
const kickOff = (match: number, at: string) =>
  sql`update match set kick_off = ${at} where id = ${match}`.execute(server.db.fresh);

describe('the matches that a private prediction room may choose', () => {
  const path = 'partidos/list/in-predi/';

  it('start in more than 30 minutes and within 14 days', async () => {
    const [first, second] = league.matches as [number, number];
    const half = Date.parse(FIRST_KICK_OFF) - 30 * 60_000;
    await setClock(server.db, { at: new Date(half - 1), speed: 0 });
    expect(await ids(path)).toEqual([first, second]);
    await setClock(server.db, { at: new Date(half), speed: 0 });
    expect(await ids(path)).toEqual([second]);
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) - 14 * 86_400_000), speed: 0 });
    expect(await ids(path)).toEqual([]);
  });

  it('have a confirmed kick-off (rules R14.2)', async () => {
    await sql`update match set confirmed_time = false where id = ${league.matches[0]}`.execute(server.db.fresh);
    expect(await ids(path)).toEqual([league.matches[1]]);
  });

  it('are counted by the days of Lima: a match at 19:30 there is of that day, though of the next in UTC', async () => {
    const [first, second] = league.matches as [number, number];
    await kickOff(second, '2026-06-12T00:30:00Z');
    expect(await ids(`${path}?from=2026-06-11&to=2026-06-11`)).toEqual([first, second]);
    expect(await ids(`${path}?from=2026-06-12&to=2026-06-12`)).toEqual([]);
  });

  it('are of the league asked for, and only where predictions are played', async () => {
    expect(await ids(`${path}?league=${league.league_unique}`)).toEqual(league.matches);
    expect(await ids(`${path}?league=otra`)).toEqual([]);
    await sql`update league set has_predi = false where id = ${league.leagueId}`.execute(server.db.fresh);
    expect(await ids(path)).toEqual([]);
  });
});

describe('the matches behind a code', () => {
  it('are told to whoever has it, and a wrong one tells nothing', async () => {
    await server.db.tx((tx) =>
      createPrediRoom(tx, {
        tipo: '2',
        name: 'Privada',
        leagueId: league.leagueId,
        amount_ins: 0,
        max_players: 10,
        min_players: 2,
        modo_pozo: 'proporcional',
        commission_bps: 0,
        lock_lead_min: 5,
        matchIds: [league.matches[1]!],
        kinds: ['1x2'],
        cod_access: 'BCDEFGHJKM',
      }),
    );
    expect(await ids('partidos/list-of-predi/code/?code=bcdef-ghjkm')).toEqual([league.matches[1]]);
    expect((await player.call('GET', 'partidos/list-of-predi/code/?code=ZZZZZZZZZZ')).body.code).toBe(
      'CODIGO_NO_EXISTE',
    );
  });
});

describe('one match', () => {
  it('tells its events in order and counts public rooms alone', async () => {
    const match = league.matches[0]!;
    await sql`insert into match_event (match_id, minute, type, team_id, player_id)
      select ${match}, x.minute, x.type, p.team_id, p.id
      from (values (80, 'gol'), (12, 'amarilla')) x(minute, type), (select id, team_id from player order by id limit 1) p`.execute(
      server.db.fresh,
    );
    const { body } = await player.call('GET', `partidos/get-match/${match}/`);
    expect(body).toMatchObject({ id: match, lineups_confirmed: false, num_public_rooms: 0 });
    expect(body.events.map(({ minute }: { minute: number }) => minute)).toEqual([12, 80]);
    expect((await player.call('GET', 'partidos/get-match/999999/')).status).toBe(404);
  });
});

describe('the lists of matches', () => {
  it('show the important ones first, those in play before all', async () => {
    const [first, second] = league.matches as [number, number];
    await sql`update match set importance = 0.9 where id = ${second}`.execute(server.db.fresh);
    expect(await ids('partidos/next-important/list/?limit=2')).toEqual([second, first]);
    await sql`update match set estado = 'en_vivo' where id = ${first}`.execute(server.db.fresh);
    expect(await ids('partidos/next-important/list/?limit=1')).toEqual([first]);
    expect(await ids('partidos/in-banner-home/list/')).toEqual([first, second]);
  });

  it('page those for lineups', async () => {
    const { body } = await player.call('GET', 'partidos/for-fantasy/list/?page=2&page_size=1');
    expect(body).toMatchObject({ count: 2, next: null, results: [{ id: league.matches[1] }] });
    const jornada = await player.call('GET', 'partidos/for-fantasy/list/?jornada=2');
    expect(jornada.body).toMatchObject({ count: 0, results: [] });
  });
});
