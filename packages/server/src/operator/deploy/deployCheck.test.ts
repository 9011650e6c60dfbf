import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskDeploy, DeskDeployCheck } from '@arma11/core/back-office';
import { opsRoutes } from '../../api/operatorRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { FIRST_KICK_OFF } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { commands } from '../registry';

let server: TestServer;
let stage: RoomStage;
let operator: TestPlayer;

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  operator = await server.player({ role: 'operador' });
});
beforeEach(async () => {
  await sql`update room set estado = 'cancelada' where estado <> 'cancelada'`.execute(server.db.fresh);
  await sql`delete from outgoing_message`.execute(server.db.fresh);
  stage = await roomStage(server.db);
});
afterAll(() => server.close());

const asked = async (): Promise<DeskDeploy> => (await operator.call('GET', 'ops/deploy/')).body.result;
const of = ({ checks }: DeskDeploy, kind: DeskDeployCheck['kind']) => checks.find((check) => check.kind === kind);
const minutes = (count: number) => new Date(Date.parse(FIRST_KICK_OFF) + count * 60_000).toISOString();

/** A room with two players whose matches begin at 0, 120, 240 and 360 minutes. */
async function filledRoom(): Promise<number> {
  const room = await stage.compe(10);
  await stage.seat(room, 2);
  return room;
}

describe('whether servers can be replaced now', () => {
  it('they can while nothing is on, and it is quiet until half an hour before the next lock', async () => {
    await filledRoom();
    await stage.at(-600);
    const found = await asked();
    expect(found).toMatchObject({ safe: true, quiet_from: minutes(-600) });
    expect(found.checks.every(({ state, until }) => state === 'good' && until === null)).toBe(true);
    const { lock_at: lock } = await stage.room(await filledRoom());
    const before = Date.parse(String(lock)) - 30 * 60_000;
    expect(Date.parse(found.quiet_until!)).toBe(before);
  });

  it('a room without players, and a match without rooms, are in nobody’s way', async () => {
    await stage.compe(10);
    await stage.at(-5);
    expect(await asked()).toMatchObject({ safe: true, quiet_until: null });
  });

  it('not in the half hour before a lock, nor while a match of a room is on; and it says when they could', async () => {
    await filledRoom();
    await stage.at(-20);
    expect(of(await asked(), 'locks')).toMatchObject({ state: 'wait', count: 1 });
    await stage.at(30);
    await stage.advance();
    const found = await asked();
    expect([found.safe, of(found, 'matches')]).toMatchObject([false, { state: 'wait', count: 1, until: minutes(180) }]);
    // The last match begins at 360, and each is over by three hours after its kick-off.
    expect(found).toMatchObject({ quiet_from: minutes(540), quiet_until: null });
  });

  it('not while rooms are about to be paid, and again when they were', async () => {
    await filledRoom();
    await stage.at(-4);
    await stage.advance();
    for (const id of stage.league.matches) await playMatch(server.db, id, { local: 1, visit: 0 });
    // The last whistle is at 470, and a room is paid an hour later.
    await stage.at(499);
    expect(of(await asked(), 'payments')).toMatchObject({ state: 'good' });
    await stage.at(501);
    expect(of(await asked(), 'payments')).toMatchObject({ state: 'wait', count: 1 });
    await sql`update room set estado = 'cancelada'`.execute(server.db.fresh);
    expect((await asked()).safe).toBe(true);
  });

  it('not while messages wait for more than five minutes', async () => {
    await stage.at(-600);
    await sql`insert into outgoing_message (channel, recipient, body, created_at)
      values ('mail', 'a@arma11.test', 'x', app_now() - interval '6 minutes'), ('mail', 'b@arma11.test', 'x', app_now())`.execute(
      server.db.fresh,
    );
    expect(of(await asked(), 'messages')).toMatchObject({ state: 'bad', count: 1 });
  });

  it('not where another version has changed the tables', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-later-version', '2030-01-01T00:00:00.000Z')`.execute(
      server.db.fresh,
    );
    expect(of(await asked(), 'schema')).toMatchObject({ state: 'wait', count: 1 });
    await sql`delete from kysely_migration where name like '9999%'`.execute(server.db.fresh);
    expect(of(await asked(), 'schema')).toMatchObject({ state: 'good' });
  });

  it('is the same from the command line, which ends with 1 when something is in the way', async () => {
    await filledRoom();
    await stage.at(-20);
    const command = commands.get('deploy check')!;
    const found = (await testCommand(server.db, 'deploy check', {})) as DeskDeploy;
    expect(found).toEqual(await asked());
    expect(command.failed!(found as never)).toBe(true);
    expect(command.print(found as never)).toMatch(
      /^Not now\.\nwait {2}matches with rooms .*: 1, until .*\nwait {2}rooms that lock within half an hour: 1, until/,
    );
  });

  it('is told to operators and not to players', async () => {
    expect((await (await server.player()).call('GET', 'ops/deploy/')).status).toBe(403);
  });
});
