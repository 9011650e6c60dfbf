import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
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

const search = async (text: string) => (await player.call('GET', `plus/search/?q=${encodeURIComponent(text)}`)).body;
const people = async (text: string): Promise<string[]> =>
  (await search(text)).people.map(({ username }: { username: string }) => username);
const rename = (id: number, username: string, key: string) =>
  sql`update app_user set username = ${username}, username_key = ${key} where id = ${id}`.execute(server.db.fresh);

describe('a search', () => {
  it('finds clubs and footballers by the beginning of any word, without accents and capitals (rules R22.1)', async () => {
    await sql`update player set full_name = 'José Ñáñez' where id = (select min(id) from player)`.execute(
      server.db.fresh,
    );
    expect((await search('GARU')).clubs).toMatchObject([{ team: { name: 'Garúa' }, league_unique: 'liga-chica' }]);
    expect((await search('nañ')).players).toMatchObject([{ full_name: 'José Ñáñez', team: { name: 'Garúa' } }]);
    expect((await search('jose n')).players).toHaveLength(1);
    expect((await search('arúa')).clubs).toEqual([]);
  });

  it('reads signs as they are, and not as those of a pattern', async () => {
    expect((await search('%%')).clubs).toEqual([]);
    expect((await search('__')).players).toEqual([]);
  });

  it('asks for two letters', async () => {
    expect((await player.call('GET', 'plus/search/?q=%20a%20')).status).toBe(400);
    expect((await player.call('GET', 'plus/search/')).status).toBe(400);
  });

  it('finds rooms that everybody may enter while they are open, and never a private one (rules R22.3)', async () => {
    const { compe } = await openRooms(server.db, league, { fee: 20 });
    await openRooms(server.db, league, { fee: 50, tipo: '2' });
    expect((await search('sala')).rooms).toMatchObject([
      { kind: 'compe', id: compe, name: 'Sala Norte', amount_ins: 20 },
    ]);
    await jornadaStages.lock(server.db);
    expect((await search('sala')).rooms).toEqual([]);
  });

  it('finds people by the beginning of their name, and not who asks (rules R22.2)', async () => {
    const other = await server.player();
    await rename(player.id, 'Tribuna_Sur', 'trlbuna_sur');
    await rename(other.id, 'Tribuna_Norte', 'trlbuna_norte');
    expect(await people('TRIB')).toEqual(['Tribuna_Norte']);
    expect(await people('norte')).toEqual([]);
  });

  it.each([
    ['left', `deleted_at = app_now()`],
    ['was blocked', `blocked_at = app_now()`],
    ['is on a pause', `excluded_until = app_now() + interval '1 day'`],
    ['is of staff', `role = 'operador'`],
  ])('does not find who %s', async (_, change) => {
    const other = await server.player();
    await rename(other.id, 'Tribuna_Norte', 'trlbuna_norte');
    await sql`update app_user set ${sql.raw(change)} where id = ${other.id}`.execute(server.db.fresh);
    expect(await people('trib')).toEqual([]);
  });

  it('does not find seats of a pool that wait for their owners', async () => {
    await sql`insert into app_user (username, username_key, email, email_key, is_bot)
      values ('Seatón', 'seat:1:ABC', 'x@x', 'x@x', true)`.execute(server.db.fresh);
    expect(await people('sea')).toEqual([]);
  });
});
