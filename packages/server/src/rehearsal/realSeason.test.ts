import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lineup, PrediMatch, Player } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { testCommand } from '../testing/testCommand';
import type { SettleResult } from '../commands/rooms/settle';
import { setClock } from '../db/clock';
import { officialPoints } from '../feeds/officialPoints';
import { sharedData } from '../feeds/sharedData';
import { grant } from '../ledger/grant';
import { verifyLedger } from '../ledger/verify';
import { gameRoutes } from '../routeGroups';
import { openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

// A season that was really played, with the clock set back into it: join, edit, import, settle (issue "Real data").

let server: TestServer;
const at = (instant: string) => setClock(server.db, { at: instant, speed: 0 });
const run = (name: string, args: unknown) => testCommand(server.db, name, args);

async function funded(coins: number): Promise<TestPlayer> {
  const player = await server.player();
  await server.db.tx((tx) =>
    grant(tx, { userId: player.id, amount: coins, kind: 'grant', ref: `t${player.id}`, label: 'Bono' }),
  );
  return player;
}

beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
afterAll(async () => {
  expect((await verifyLedger(server.db.read)).breaches).toEqual([]);
  await server.close();
});

/** A player in a room. */
interface Seat {
  player: TestPlayer;
  entry: number;
}

describe('gameweek 24 of 2024-25', () => {
  const season = sharedData('fpl-2024-25');
  const official = officialPoints(season);

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arma11-rehearsal-'));
    await at('2025-02-01T10:00:00Z');
    cpSync(season, folder, { recursive: true, filter: (path) => !/gw(2[4-9]|3\d)\.csv$/.test(path) });
    await run('import fpl', { dir: folder, league: 'premier', scoring: 'fpl' });
    rmSync(folder, { recursive: true });
  });

  it('opens on what was known two hours before the lock, and is paid exactly what the official points say', async () => {
    await at('2025-02-01T10:00:00Z');
    const created = (await run('room create', { league: 'premier', fee: 50, seats: 2 })) as {
      room: number;
      jornada: number;
      lock_at: string;
    };
    expect(created).toMatchObject({ jornada: 24, lock_at: '2025-02-01T12:25:00.000Z' });
    const { room } = created;

    const seats = [await seated(room), await seated(room)] as const;
    await tradeForward(seats[1], room);
    expect((await lineupOf(seats[0])).points).toBe(0);

    const { body } = await seats[0].player.call('GET', 'partidos/for-fantasy/list/?league=premier&jornada=24');
    expect(
      body.results.map((match: { estado: string; goals_local: null }) => [match.estado, match.goals_local]),
    ).toEqual(Array.from({ length: body.count }, () => ['programado', null]));
    await expect(run('settle', { room })).rejects.toThrow(/still open: it locks at 2025-02-01T12:25/);

    await at('2025-02-13T12:00:00Z');
    await run('import fpl', { dir: season, league: 'premier' });
    const result = (await run('settle', { room })) as SettleResult;
    expect(result).toMatchObject({ estado: 'pagada', settlement: { entries: 2, pozo: 90, commission: 10 } });
    const expected = await Promise.all(seats.map(async (seat) => officialOf(await lineupOf(seat))));
    const { body: ranking } = await seats[0].player.call('GET', `compe/ranking/ranking-compe-sala/?sala=${room}`);
    const points = Object.fromEntries(
      ranking.results.map((row: { ins: number; points: number }) => [row.ins, row.points]),
    );
    expect(points).toEqual({ [seats[0].entry]: expected[0], [seats[1].entry]: expected[1] });
    expect(expected[0]).not.toBe(expected[1]);
    const winner = expected[0]! > expected[1]! ? 0 : 1;
    const saldos = await Promise.all(
      seats.map(async ({ player }) => (await player.call('GET', 'plus/wallet/summary/')).body.saldo),
    );
    expect(saldos).toEqual(winner === 0 ? [140, 50] : [50, 140]);
  });

  async function seated(room: number): Promise<Seat> {
    const player = await funded(100);
    const { body } = await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    expect(body).toMatchObject({ status: 'ok', saldo: 50 });
    return { player, entry: body.ins_user };
  }

  const lineupOf = async ({ player, entry }: Seat): Promise<Lineup> =>
    (await player.call('GET', `compe/compe-lienup/get-lineup-compe/${entry}/`)).body;

  async function tradeForward(seat: Seat, room: number): Promise<void> {
    const [forward] = (await lineupOf(seat)).delanteros;
    const { body: pool } = await seat.player.call(
      'GET',
      `salas/player-sala/list/player-by-position/?sala=${room}&position=3&sort=name`,
    );
    const other = (pool as Player[]).find(({ in_lineup, condition }) => !in_lineup && condition === 0)!;
    const swapped = await seat.player.call('PATCH', `compe/update/basic-update-compe/${forward!.id}/`, {
      body: { player_lineup: other.id },
    });
    expect(swapped.body.entry.player.id).toBe(other.id);
  }

  async function officialOf(lineup: Lineup): Promise<number> {
    const ids = flattenLineup(lineup).map(({ player }) => player.id);
    const rows = await server.db.read
      .selectFrom('player_match')
      .innerJoin('player', 'player.id', 'player_match.player_id')
      .innerJoin('match', 'match.id', 'player_match.match_id')
      .select(['player.external_id as element', 'match.external_id as fixture'])
      .where('player.id', 'in', ids)
      .where('player_match.jornada', '=', 24)
      .execute();
    return rows.reduce((sum, { element, fixture }) => sum + (official.get(`${element}:${fixture}`) ?? 0), 0);
  }
});

describe('a round of La Liga 2024-25 in predictions', () => {
  const file = join(sharedData('openfootball'), 'football.json__2024-25__es.1.json');

  it('takes answers before the matches and pays by the real results', async () => {
    await at('2025-02-20T12:00:00Z');
    await run('import openfootball', { file, league: 'laliga' });
    const created = (await run('room create', {
      league: 'laliga',
      kind: 'predi',
      fee: 20,
      seats: 10,
      kinds: '1x2,goles,marcador',
    })) as { room: number };
    const { room } = created;
    const players = [await funded(100), await funded(100)] as const;
    for (const player of players) await player.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } });
    const screen: PrediMatch[] = (await players[0].call('GET', `predi-partidos/list/match-sala/${room}/`)).body;
    expect(screen).toHaveLength(10);
    await answerAll(players[0], { room, screen }, 'Local');
    await answerAll(players[1], { room, screen }, 'Empate');
    await at('2025-02-26T12:00:00Z');
    await run('import openfootball', { file, league: 'laliga' });
    expect(await run('settle', { room, dry_run: true })).toMatchObject({
      dry_run: true,
      settlement: { pozo: 36, commission: 4 },
    });
    expect(await run('settle', { room })).toMatchObject({ estado: 'pagada' });
    const played: PrediMatch[] = (await players[0].call('GET', `predi-partidos/list/match-sala/${room}/`)).body;
    const wins = played.filter(({ match }) => match.goals_local! > match.goals_visit!).length;
    const draws = played.filter(({ match }) => match.goals_local === match.goals_visit).length;
    const { body } = await players[0].call('GET', `predi/ins-predi/list-ranking/${room}/`);
    expect(body.results.map((row: { points: number }) => row.points).toSorted()).toEqual(
      [wins * 3, draws * 4].toSorted(),
    );
  });

  const answerAll = (player: TestPlayer, { room, screen }: { room: number; screen: PrediMatch[] }, answer: string) =>
    player.call('POST', 'prediction/answers-user/predi/register/', {
      body: screen.map(({ answers }) => {
        const chosen = answers.find((each) => each.kind === '1x2' && each.answer === answer)!;
        return { alternative: chosen.id, predi: room, match_prediction: chosen.id_match_prediction };
      }),
    });
});
