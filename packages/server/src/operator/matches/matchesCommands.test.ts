import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opsRoutes } from '../../api/operatorRoutes';
import { RATE_LIMITS } from '../../api/pipeline/rateLimit';
import { gameRoutes } from '../../api/routeGroups';
import { createServer } from '../../createServer';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { callerOf, openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stage: RoomStage;
let [operator, treasurer, player]: TestPlayer[] = [];
beforeEach(async () => {
  server = await openTestServer([...gameRoutes, opsRoutes]);
  stage = await roomStage(server.db);
  [operator, treasurer, player] = [await server.player(), await server.player(), await server.player()];
  await server.db.fresh.updateTable('app_user').set({ role: 'operador' }).where('id', '=', operator!.id).execute();
  await server.db.fresh.updateTable('app_user').set({ role: 'tesorero' }).where('id', '=', treasurer!.id).execute();
});
afterEach(() => server.close());

const auditOf = (target: string) =>
  server.db.fresh.selectFrom('audit').selectAll().where('target', '=', target).orderBy('id').execute();

describe('the operator’s calls about matches', () => {
  it('are the operator’s alone', async () => {
    const match = stage.league.matches[0];
    const body = { estado: 'aplazado', reason: 'Lluvia' };
    for (const [caller, status] of [
      [server, 401],
      [player!, 403],
      [treasurer!, 403],
    ] as const) {
      expect((await caller.call('POST', `ops/matches/${match}/status/`, { body })).status).toBe(status);
      expect((await caller.call('GET', 'ops/incidents/')).status).toBe(status);
      expect(
        (await caller.call('POST', `ops/leagues/${stage.league.league_unique}/import/teams/`, { body: { file: '' } }))
          .status,
      ).toBe(status);
    }
  });

  it('list leagues, teams, players and matches', async () => {
    const { league_unique } = stage.league;
    const leagues = (await operator!.call('GET', 'ops/leagues/')).body.result;
    expect(leagues).toMatchObject([{ league: league_unique, teams: 4, players: 76, matches: 4, played: 0 }]);
    expect((await operator!.call('GET', `ops/leagues/${league_unique}/teams/`)).body.result).toHaveLength(4);
    const found = (
      await operator!.call('GET', `ops/leagues/${league_unique}/players/?search=-0&team=${stage.league.teams[0]}`)
    ).body.result;
    expect(found).toMatchObject([{ position: 'POR', team: 'Garúa' }]);
    expect((await operator!.call('GET', `ops/matches/?league=${league_unique}&jornada=1`)).body.result).toHaveLength(4);
    expect((await operator!.call('GET', 'ops/leagues/nada/teams/')).body).toMatchObject({ code: 'COMANDO' });
  });

  it('mark a player, with what it was and why', async () => {
    const { league_unique, teams } = stage.league;
    const [first] = (await operator!.call('GET', `ops/leagues/${league_unique}/players/?team=${teams[1]}`)).body.result;
    const body = { condition: 2, note: 'Rodilla' };
    const marked = await operator!.call('POST', `ops/players/${first.player}/condition/`, { body });
    expect(marked.body.result).toMatchObject({ condition: 2, condition_note: 'Rodilla' });
    expect(await auditOf(`player:${first.player}`)).toMatchObject([
      { actor_id: operator!.id, before: { condition: 0 }, after: { condition: 2 }, reason: 'Rodilla' },
    ]);
  });

  it('mark every injured player of a league in one go: nobody at the desk waits (rules R16.10)', async () => {
    const { league_unique } = stage.league;
    const limited = createServer(server.deps, { groups: [...gameRoutes, opsRoutes], limits: RATE_LIMITS });
    const call = callerOf(limited, operator!.access);
    const players = (await call('GET', `ops/leagues/${league_unique}/players/`)).body.result;
    const statuses: number[] = [];
    for (const { player: id } of players) {
      const body = { condition: 2, note: 'Gripe' };
      statuses.push((await call('POST', `ops/players/${id}/condition/`, { body })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 76 }, () => 200));
  });

  it('postpone, move and finish a match, and show everything that was changed about it', async () => {
    const [match] = stage.league.matches;
    const room = await stage.compe(0);
    await stage.seat(room, 2);
    const change = (what: string, body: object) => operator!.call('POST', `ops/matches/${match}/${what}/`, { body });
    expect((await change('status', { estado: 'aplazado' })).body).toMatchObject({ code: 'DATOS_INVALIDOS' });
    await change('status', { estado: 'aplazado', reason: 'Lluvia' });
    const [incident] = (await operator!.call('GET', 'ops/incidents/')).body.result;
    expect(incident).toMatchObject({ match, kind: 'aplazado', estado: 'abierta', rooms: 1 });
    await change('move', { kick_off: '2026-06-12T15:00:00-05:00', reason: 'Nueva fecha' });
    expect((await operator!.call('GET', 'ops/incidents/')).body.result).toEqual([]);
    const done = await change('result', { local: 2, visit: 1, first: 'local', minute: 7, reason: 'Acta' });
    expect(done.body.result).toMatchObject({
      name: 'Garúa – Puerto',
      after: { estado: 'finalizado', first_goal_minute: 7 },
    });
    const shown = (await operator!.call('GET', `ops/matches/${match}/`)).body.result;
    expect(shown.match).toMatchObject({ score: null, held: true });
    expect(shown.versions.map(({ reason }: { reason: string }) => reason)).toEqual(['Lluvia', 'Nueva fecha', 'Acta']);
    expect(shown.incidents).toMatchObject([{ decision: 'mantener', decided_by: null }]);
    expect(shown.rooms).toMatchObject([{ room, counts: true }]);
    expect(await auditOf(`match:${match}`)).toMatchObject([
      { action: 'match status', reason: 'Lluvia', before: { estado: 'programado' }, after: { estado: 'aplazado' } },
      { action: 'match move', before: { estado: 'aplazado' } },
      { action: 'match result', actor_id: operator!.id, after: { goals_local: 2 } },
    ]);
    expect((await change('move', { kick_off: '2026-06-12T15:00:00-05:00', reason: 'Otra vez' })).body.message).toMatch(
      /cannot be moved/,
    );
    expect(
      (await change('status', { estado: 'aplazado', at: '2026-06-12T15:00:00-05:00', reason: 'Mal' })).status,
    ).toBe(422);
  });

  it('decide an incident once', async () => {
    const match = stage.league.matches[1];
    await stage.seat(await stage.compe(0), 2);
    await operator!.call('POST', `ops/matches/${match}/status/`, { body: { estado: 'suspendido', reason: 'Apagón' } });
    const [incident] = (await operator!.call('GET', 'ops/incidents/')).body.result;
    const path = `ops/incidents/${incident.incident}/decide/`;
    const body = { decision: 'anular', reason: 'No se reanuda' };
    expect((await operator!.call('POST', path, { body })).body.result).toMatchObject({
      decision: 'anular',
      after: { estado: 'anulado' },
    });
    expect((await operator!.call('POST', path, { body })).status).toBe(409);
    expect((await operator!.call('POST', 'ops/incidents/999999/decide/', { body })).status).toBe(404);
    const [decided] = (await operator!.call('GET', 'ops/incidents/?estado=decidida')).body.result.filter(
      ({ incident: id }: { incident: number }) => id === incident.incident,
    );
    expect(decided).toMatchObject({ decided_by: `user ${operator!.id}`, reason: 'No se reanuda' });
  });

  it('take a file of more than 64 KiB, run dry, and refuse one of more than 5 MiB', async () => {
    const path = `ops/leagues/${stage.league.league_unique}/import/teams/`;
    const rows = Array.from({ length: 3000 }, (_, i) => `x${i},Club número ${i} de la liga,ABC`);
    const file = ['external_id,name,short', ...rows, ''].join('\n');
    expect(file.length).toBeGreaterThan(64 * 1024);
    const dry = await operator!.call('POST', path, { body: { file, dry_run: true } });
    expect(dry.body.result).toMatchObject({ inserted: 3000, dry_run: true });
    expect((await operator!.call('POST', path, { body: { file: 'x'.repeat(6 * 1024 * 1024) } })).status).toBe(413);
    const { league_unique } = stage.league;
    expect((await operator!.call('GET', `ops/leagues/${league_unique}/teams/`)).body.result).toHaveLength(4);
    const wrong = await operator!.call('POST', path, { body: { file: 'external_id,name,short\nX,,XXX\n' } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'COMANDO', message: expect.stringContaining('line 2, column name') },
    });
  });
});
