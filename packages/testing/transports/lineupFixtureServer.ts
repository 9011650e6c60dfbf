import type { Transport, TransportRequest, TransportResponse } from '@arma11/core';
import type { AnyFormation, Formation, Lineup, LineupEntry, Player, Position } from '@arma11/core/contract';
import {
  changeFormation,
  flattenLineup,
  groupLineup,
  isClosed,
  replacementProblem,
  slotsOf,
} from '@arma11/core/domain';
import {
  FIXTURE_IDS,
  FIXTURE_NOW,
  fixtureEntry,
  fixtureLineup,
  fixturePool,
  otherEntry,
  OTHER_ENTRY,
  type FixtureOptions,
} from '../fixtures/lineupFixture';

/** An answer in place of the fixture's own: a status and body, no answer ever, no network, or done but not answered. */
export type Interference = { status: number; body?: unknown } | 'hang' | 'disconnect' | 'loseAnswer';

/** How the fixture's server behaves. */
export interface FixtureServerOptions extends FixtureOptions {
  poolSize?: number;
  /** The room's limit of players per club. */
  maxPerClub?: number | null;
  /** Looks at each request first; undefined lets it through. */
  interfere?: (request: TransportRequest) => Interference | undefined;
}

/** A room of one entry that keeps the rules of the game in memory: for the stories and tests of this folder. */
export function lineupFixtureServer(options: FixtureServerOptions = {}) {
  const pool = ([0, 1, 2, 3, 4] as const).flatMap((position) => fixturePool(position, options.poolSize));
  const state = { lineup: fixtureLineup(options), entry: fixtureEntry(options), requests: [] as TransportRequest[] };
  state.entry.sala_detail.flags.max_per_club = options.maxPerClub ?? null;
  const room: Room = { state, pool, maxPerClub: options.maxPerClub ?? null };

  const transport: Transport = async (request) => {
    state.requests.push(request);
    const interference = options.interfere?.(request);
    if (interference === 'loseAnswer') answerOf(request, room);
    if (interference === 'disconnect' || interference === 'loseAnswer') throw new TypeError('Failed to fetch');
    if (interference === 'hang') return hang(request);
    const answer = interference ?? answerOf(request, room);
    return respond(answer.status, answer.body ?? null);
  };
  return { transport, state };
}

interface Room {
  state: { lineup: Lineup; entry: ReturnType<typeof fixtureEntry>; requests: TransportRequest[] };
  pool: readonly Player[];
  maxPerClub: number | null;
}
interface Answer {
  status: number;
  body?: unknown;
}

const respond = (status: number, body: unknown): TransportResponse => ({
  status,
  headers: { 'x-server-time': new Date(FIXTURE_NOW).toISOString() },
  body: structuredClone(body),
});

const hang = ({ signal }: TransportRequest) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { status: 'error', code, message, request_id: 'r-1' },
});

function answerOf({ method, path, headers, body }: TransportRequest, room: Room): Answer {
  const { state } = room;
  const route = `${method} ${path.split('?')[0]}`;
  if (route === `GET compe/get/retrive/${FIXTURE_IDS.entry}/`) return { status: 200, body: state.entry };
  if (route === `GET compe/compe-lienup/get-lineup-compe/${FIXTURE_IDS.entry}/`)
    return { status: 200, body: state.lineup };
  if (route === `GET compe/compe-lienup/get-lineup-compe/${OTHER_ENTRY}/`) return { status: 200, body: otherLineup() };
  if (route === 'GET compe/list/all-by-user/')
    return { status: 200, body: { count: 2, next: null, previous: null, results: [state.entry, otherEntry()] } };
  if (route === 'GET salas/player-sala/list/player-by-position/') return { status: 200, body: poolOf(path, room.pool) };
  if (method === 'GET') return refusal(404, 'NO_EXISTE', 'No encontramos tu equipo.');
  if (path.includes('generate-lineup-compe')) return { status: 200, body: { status: 'ok', lineup: state.lineup } };
  if (isClosed(state.lineup)) return refusal(409, 'CERRADO', 'La sala ya cerró.');
  const version = headers['if-match'];
  if (version && version !== `"v${state.lineup.version}"`)
    return refusal(409, 'VERSION_VIEJA', 'Tu equipo cambió en otro dispositivo.');
  return write(route, body, room);
}

function poolOf(path: string, pool: readonly Player[]): Player[] {
  const position = Number(new URLSearchParams(path.split('?')[1]).get('position'));
  return pool.filter((player) => player.position === position);
}

function write(route: string, body: unknown, room: Room): Answer {
  if (route.startsWith('PATCH compe/update/basic-update-compe/'))
    return replace(Number(route.split('/').at(-2)), body as { player_lineup: number }, room);
  if (route.startsWith('POST compe/compe-lienup/update-lineup-formation/'))
    return formation((body as { formation: Formation }).formation, room);
  if (route === `POST plus/compe/${FIXTURE_IDS.entry}/copy/`) return copy(room);
  if (route.startsWith('PUT plus/compe/')) return whole(body as WholeBody, room);
  return refusal(404, 'NO_EXISTE', `La sala de prueba no conoce ${route}.`);
}

function save(room: Room, change: { entries: LineupEntry[]; formation: AnyFormation }): Lineup {
  const { state } = room;
  state.lineup = {
    ...state.lineup,
    ...groupLineup(change.entries),
    formation: change.formation,
    version: state.lineup.version + 1,
    saved_at: new Date(FIXTURE_NOW + 60_000).toISOString(),
  };
  return state.lineup;
}

function replace(entryId: number, { player_lineup }: { player_lineup: number }, room: Room): Answer {
  const { lineup } = room.state;
  const entries = flattenLineup(lineup);
  const entry = entries.find(({ id }) => id === entryId);
  const player = room.pool.find(({ id }) => id === player_lineup);
  if (!entry || !player) return refusal(404, 'NO_EXISTE', 'Ese jugador no está en la sala.');
  const { progress } = lineup;
  const problem = replacementProblem({
    progress,
    lineup: entries,
    slot: entry.slot,
    candidate: player,
    maxPerClub: room.maxPerClub,
  });
  if (problem) return refusal(409, problem, `${player.full_name} ya está en tu equipo.`);
  const changed = placed(entry, player);
  const saved = save(room, {
    entries: entries.map((held) => (held === entry ? changed : held)),
    formation: lineup.formation,
  });
  const { version, saved_at, receipt } = saved;
  return { status: 200, body: { status: 'ok', entry: changed, version, saved_at, receipt, warning: null } };
}

const placed = (entry: LineupEntry, player: Player): LineupEntry => ({
  ...entry,
  player,
  player_type: player.position,
  points: entry.player.id === player.id ? entry.points : 0,
  last_points: player.form.at(-1) ?? 0,
});

function formation(to: Formation, room: Room): Answer {
  const { lineup } = room.state;
  const players = flattenLineup(lineup).map(({ player }) => player.id);
  const pool = room.pool.map((player) => ({ ...player, team_id: player.team.id }));
  const after = changeFormation({
    players,
    from: lineup.formation as Formation,
    to,
    pool,
    maxPerClub: room.maxPerClub,
  });
  const saved = save(room, { entries: entriesOf(after.players, to, room), formation: to });
  return { status: 200, body: { status: 'ok', lineup: saved, added: [], removed: [] } };
}

const otherLineup = (): Lineup => ({ ...fixtureLineup({ formation: '442' }), id: OTHER_ENTRY });

function copy(room: Room): Answer {
  const source = otherLineup();
  const ids = flattenLineup(source).map(({ player }) => player.id);
  const lineup = save(room, { entries: entriesOf(ids, source.formation, room), formation: source.formation });
  return { status: 200, body: { status: 'ok', lineup } };
}

interface WholeBody {
  captain?: number | null;
  formation: AnyFormation;
  players: { slot: number; player: number }[];
}

function whole({ formation: to, players, captain }: WholeBody, room: Room): Answer {
  if (captain !== undefined) room.state.lineup = { ...room.state.lineup, captain };
  const ids = [...players].sort((a, b) => a.slot - b.slot).map(({ player }) => player);
  return {
    status: 200,
    body: { status: 'ok', lineup: save(room, { entries: entriesOf(ids, to, room), formation: to }) },
  };
}

function entriesOf(ids: readonly number[], to: AnyFormation, room: Room): LineupEntry[] {
  const held = flattenLineup(room.state.lineup);
  return slotsOf(to).map(({ slot, position }) => {
    const player = room.pool.find(({ id }) => id === ids[slot]);
    const entry = held.find((old) => old.player.id === ids[slot]);
    if (!player || player.position !== position) throw new Error(`Player ${ids[slot]} does not fit slot ${slot}.`);
    const base = entry ?? { ...held[0]!, points: 0, breakdown: [] };
    return {
      ...placed({ ...base, player: entry?.player ?? player }, player),
      points: base.points,
      id: 5000 + slot,
      slot,
      player_type: position satisfies Position,
    };
  });
}
