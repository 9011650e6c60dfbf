import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Lineup, PrediMatch, Player } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { testCommand } from '../testCommand';
import type { SettleResult } from '../../operator/rooms/settle';
import { setClock } from '../../platform/db/clock';
import { describeRealData } from '../describeRealData';
import { officialPoints } from '../officialPoints';
import { sample } from '../feedSample';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestPlayer, type TestServer } from '../testServer';

// A season that was played, with the clock set back into it: join, edit, import, settle (issue "Real data").

let server: TestServer;
let players: TestPlayer[];
let folder: string;
const at = (instant: string) => setClock(server.db, { at: instant, speed: 0 });
const run = (name: string, args: unknown) => testCommand(server.db, name, args);

async function funded(coins: number): Promise<TestPlayer> {
  const player = await server.player();
  await server.db.tx((tx) =>
    grant(tx, { userId: player.id, amount: coins, kind: 'grant', ref: `t${player.id}`, label: 'Bono' }),
  );
  return player;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arma11-rehearsal-'));
  server = await openTestServer(gameRoutes);
  players = [await funded(100), await funded(100)];
});
afterEach(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Gameweek {
  season: string;
  jornada: number;
  /** The gameweeks whose files come later. */
  later: RegExp;
  before: string;
  lock_at: string;
  after: string;
  /** The folder holds part of the players: the operator has to let that stand (rules R15.1). */
  partial?: true;
}

/** Lets statistics stand that name some players only; without this the room waits for the rest. */
async function letStand(room: number): Promise<void> {
  await expect(run('settle', { room })).rejects.toThrow(/INCIDENCIAS_ABIERTAS.*datos_incompletos.*at least 11 a side/);
  const incidents = (await run('incident list', {})) as { incident: number; kind: string }[];
  for (const { incident } of incidents.filter(({ kind }) => kind === 'datos_incompletos')) {
    await run('incident decide', { incident, decision: 'mantener', reason: 'The sample has some of the players.' });
  }
}

async function lineupOf(player: TestPlayer, entry: number): Promise<Lineup> {
  return (await player.call('GET', `compe/compe-lienup/get-lineup-compe/${entry}/`)).body;
}

/** Opens a room two hours before the lock, on what was known then. */
async function openRoom({ season, jornada, later, before, lock_at }: Gameweek): Promise<number> {
  await at(before);
  cpSync(season, folder, { recursive: true, filter: (path) => !later.test(path) });
  await run('import fpl', { dir: folder, league: 'premier', scoring: 'fpl' });
  const created = (await run('room create', { league: 'premier', fee: 50, seats: 2 })) as { room: number };
  expect(created).toMatchObject({ jornada, lock_at });
  return created.room;
}

async function joinAll(room: number): Promise<number[]> {
  const entries: number[] = [];
  for (const player of players) {
    const { body } = await player.call('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala: room } });
    expect(body).toMatchObject({ status: 'ok', saldo: 50 });
    entries.push(body.ins_user);
  }
  return entries;
}

async function tradeForward(player: TestPlayer, room: number, entry: number): Promise<void> {
  const [forward] = (await lineupOf(player, entry)).delanteros;
  const { body: pool } = await player.call(
    'GET',
    `salas/player-sala/list/player-by-position/?sala=${room}&position=3&sort=name`,
  );
  const other = (pool as Player[]).find(({ in_lineup, condition }) => !in_lineup && condition === 0)!;
  const swapped = await player.call('PATCH', `compe/update/basic-update-compe/${forward!.id}/`, {
    body: { player_lineup: other.id },
  });
  expect(swapped.body.entry.player.id).toBe(other.id);
}

/** The sum of the official points of a lineup's players in a gameweek. */
async function officialSum(lineup: Lineup, jornada: number, official: ReadonlyMap<string, number>): Promise<number> {
  const rows = await server.db.fresh
    .selectFrom('player_match')
    .innerJoin('player', 'player.id', 'player_match.player_id')
    .innerJoin('match', 'match.id', 'player_match.match_id')
    .select(['player.external_id as element', 'match.external_id as fixture'])
    .where(
      'player.id',
      'in',
      flattenLineup(lineup).map(({ player }) => player.id),
    )
    .where('player_match.jornada', '=', jornada)
    .execute();
  return rows.reduce((sum, { element, fixture }) => sum + (official.get(`${element}:${fixture}`) ?? 0), 0);
}

function gameweek(given: Gameweek): void {
  const { season, jornada, after } = given;

  it('pays a room exactly what the official points say, and tells no result before its time', async () => {
    const room = await openRoom(given);
    const entries = await joinAll(room);
    await tradeForward(players[1]!, room, entries[1]!);
    expect((await lineupOf(players[0]!, entries[0]!)).points).toBe(0);

    const path = `partidos/for-fantasy/list/?league=premier&jornada=${jornada}`;
    const { body } = await players[0]!.call('GET', path);
    expect(body.count).toBeGreaterThan(0);
    expect(
      body.results.map((match: { estado: string; goals_local: null }) => [match.estado, match.goals_local]),
    ).toEqual(Array.from({ length: body.count }, () => ['programado', null]));
    await expect(run('settle', { room })).rejects.toThrow(`still open: it locks at ${given.lock_at.slice(0, 16)}`);

    await at(after);
    await run('import fpl', { dir: season, league: 'premier' });
    if (given.partial) await letStand(room);
    const result = (await run('settle', { room })) as SettleResult;
    expect(result).toMatchObject({ estado: 'pagada', settlement: { entries: 2, pozo: 90, commission: 10 } });
    const official = officialPoints(season);
    const expected = await Promise.all(
      players.map(async (player, i) => officialSum(await lineupOf(player, entries[i]!), jornada, official)),
    );
    const { body: ranking } = await players[0]!.call('GET', `compe/ranking/ranking-compe-sala/?sala=${room}`);
    const points = Object.fromEntries(
      ranking.results.map((row: { ins: number; points: number }) => [row.ins, row.points]),
    );
    expect(points).toEqual({ [entries[0]!]: expected[0], [entries[1]!]: expected[1] });
    expect(expected[0]).not.toBe(expected[1]);
    const saldos = await Promise.all(
      players.map(async (player) => (await player.call('GET', 'plus/wallet/summary/')).body.saldo),
    );
    expect(saldos).toEqual(expected[0]! > expected[1]! ? [140, 50] : [50, 140]);
    // It imports a whole season twice.
  }, 120_000);
}

interface Round {
  file: string;
  matches: number;
  before: string;
  after: string;
}

const answerAll = (player: TestPlayer, predi: number, screen: PrediMatch[], answer: string) =>
  player.call('POST', 'prediction/answers-user/predi/register/', {
    body: screen.map(({ answers }) => {
      const chosen = answers.find((each) => each.kind === '1x2' && each.answer === answer)!;
      return { alternative: chosen.id, predi, match_prediction: chosen.id_match_prediction };
    }),
  });

function round({ file, matches, before, after }: Round): void {
  it('takes answers before the matches of a round and pays by their results', async () => {
    await at(before);
    await run('import openfootball', { file, league: 'laliga' });
    const { room } = (await run('room create', {
      league: 'laliga',
      kind: 'predi',
      fee: 20,
      seats: 10,
      kinds: '1x2,goles,marcador',
    })) as { room: number };
    for (const player of players) await player.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } });
    const screen = async (): Promise<PrediMatch[]> =>
      (await players[0]!.call('GET', `predi-partidos/list/match-sala/${room}/`)).body;
    expect(await screen()).toHaveLength(matches);
    await answerAll(players[0]!, room, await screen(), 'Local');
    await answerAll(players[1]!, room, await screen(), 'Empate');
    await at(after);
    await run('import openfootball', { file, league: 'laliga' });
    expect(await run('settle', { room, dry_run: true })).toMatchObject({
      dry_run: true,
      settlement: { pozo: 36, commission: 4 },
    });
    expect(await run('settle', { room })).toMatchObject({ estado: 'pagada' });
    const played = await screen();
    const wins = played.filter(({ match }) => match.goals_local! > match.goals_visit!).length;
    const draws = played.filter(({ match }) => match.goals_local === match.goals_visit).length;
    const { body } = await players[0]!.call('GET', `predi/ins-predi/list-ranking/${room}/`);
    expect(body.results.map((row: { points: number }) => row.points).toSorted()).toEqual(
      [wins * 3, draws * 4].toSorted(),
    );
  });
}

describe('gameweek 2 of the sample', () => {
  gameweek({
    season: sample('fpl-2024-25'),
    jornada: 2,
    later: /gw2\.csv$/,
    before: '2024-08-24T11:00:00Z',
    lock_at: '2024-08-24T13:55:00.000Z',
    after: '2024-08-29T12:00:00Z',
    partial: true,
  });
});

describe('a round of the sample league in predictions', () => {
  round({
    file: sample('openfootball/2024-25__es.1.json'),
    matches: 2,
    before: '2024-12-12T12:00:00Z',
    after: '2024-12-16T12:00:00Z',
  });
});

describeRealData('fpl-2024-25', (season) => {
  gameweek({
    season,
    jornada: 24,
    later: /gw(2[4-9]|3\d)\.csv$/,
    before: '2025-02-01T10:00:00Z',
    lock_at: '2025-02-01T12:25:00.000Z',
    after: '2025-02-13T12:00:00Z',
  });
});

describeRealData('openfootball', (openfootball) => {
  round({
    file: join(openfootball, 'football.json__2024-25__es.1.json'),
    matches: 10,
    before: '2025-02-20T12:00:00Z',
    after: '2025-02-26T12:00:00Z',
  });
});
