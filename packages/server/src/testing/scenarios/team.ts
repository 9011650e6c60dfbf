import type { Condition, Formation, Lineup, Player, Position } from '@arma11/core/contract';
import { autofill, flattenLineup, playableFormations, positions } from '@arma11/core/domain';
import { requestTo } from '@arma11/testing/scenarios';
import type { RecordingClient } from './recordingClient';
import type { Write } from './scenarioDefinition';
import type { JoinedRoom } from './scenarioIds';
import { pools } from './reads';

/** The team of an entry, and who else could be in it. */
export interface Team {
  room: JoinedRoom;
  lineup: Lineup;
  pool: readonly Player[];
}

/** Reads a team and its room's pool. */
export async function readTeam(ask: RecordingClient['ask'], room: JoinedRoom): Promise<Team> {
  const lineup = (await ask(requestTo('compe', 'getLineup', { id: room.entry }))) as Lineup;
  const pool: Player[] = [];
  for (const request of pools(room.id)) pool.push(...((await ask(request)) as Player[]));
  return { room, lineup, pool };
}

/** The places of a position in the team, in their order. */
const line = ({ lineup }: Team, position: Position) =>
  flattenLineup(lineup).filter(({ player_type }) => player_type === position);

/** Who could be put at a position and is not in the team, best first. */
function candidates({ lineup, pool }: Team, position: Position, condition: Condition = 0): Player[] {
  const held = new Set(flattenLineup(lineup).map(({ player }) => player.id));
  return pool.filter(
    (player) => player.position === position && player.condition === condition && !held.has(player.id),
  );
}

/** The candidate at a place of that list; the demo season has to have one. */
export function candidate(team: Team, position: Position, { condition = 0, nth = 0, match }: Choice = {}): Player {
  const date = match === undefined ? undefined : kickOffs(team)[match];
  const player = candidates(team, position, condition).filter(
    (each) => date === undefined || each.match?.date === date,
  )[nth];
  if (!player) throw new Error(`Nobody of condition ${condition} is left at position ${position}: choose another.`);
  return player;
}

interface Choice {
  condition?: Condition;
  nth?: number;
  /** Only who plays then: 0 is the first match of the jornada. */
  match?: number;
}

const kickOffs = ({ pool }: Team): string[] => [...new Set(pool.flatMap((player) => player.match?.date ?? []))].sort();

/** One player for another. */
export function replacing(team: Team, position: Position, nth: number, player: Player): Write {
  const entry = line(team, position)[nth];
  if (!entry) throw new Error(`The team has no place ${nth} at position ${position}.`);
  return {
    request: requestTo('compe', 'basicUpdate', { id: entry.id, body: { player_lineup: player.id } }),
    about: {
      out: entry.player.full_name,
      in: player.full_name,
      outShort: entry.player.short_name,
      inShort: player.short_name,
    },
  };
}

/** The player ids of a team by slot. */
export const playersOf = ({ lineup }: Team): number[] => flattenLineup(lineup).map(({ player }) => player.id);

/** The whole team at once, in its formation. */
export const whole = ({ room, lineup }: Team, players: readonly number[]): Write => ({
  request: requestTo('compe', 'saveLineup', {
    ins: room.entry,
    body: {
      jornada: lineup.jornada,
      formation: lineup.formation,
      players: players.map((player, slot) => ({ slot, player })),
    },
  }),
});

/** Every other formation, by its name. */
export const formations = ({ room, lineup }: Team): Record<`formation${Formation}`, Write> =>
  Object.fromEntries(
    playableFormations
      .filter((formation) => formation !== lineup.formation)
      .map((formation) => [
        `formation${formation}`,
        { request: requestTo('compe', 'updateFormation', { id: room.entry, body: { formation } }) },
      ]),
  ) as Record<`formation${Formation}`, Write>;

/** The best of the pool in the team's formation; whoever stays keeps their place, as the editor plans it. */
export function best(team: Team): Write {
  const entries = flattenLineup(team.lineup);
  const ideal = autofill(
    team.pool.map((player) => ({ ...player, team_id: player.team.id })),
    team.lineup.formation,
  );
  const newcomers = ideal.filter((id) => !playersOf(team).includes(id));
  const players = entries.map(({ player, player_type }) => {
    if (ideal.includes(player.id)) return player.id;
    const next = newcomers.findIndex((id) => team.pool.find((each) => each.id === id)?.position === player_type);
    return newcomers.splice(next, 1)[0] ?? player.id;
  });
  return whole(team, players);
}

/** A team with a doubtful, an injured and a suspended player in it, wherever the pool has them. */
export function everyCondition(team: Team): Write {
  const players = playersOf(team);
  for (const condition of [1, 2, 3] as const) {
    const swap = swaps(team, condition).find(({ place, player }) => {
      return players[place.slot] === place.player.id && !players.includes(player.id);
    });
    if (!swap) throw new Error(`Nobody in the pool is of condition ${condition}: the demo season needs one.`);
    players[swap.place.slot] = swap.player.id;
  }
  return whole(team, players);
}

/** Who of a condition could stand where. */
const swaps = (team: Team, condition: Condition) =>
  positions.flatMap((position) =>
    candidates(team, position, condition).flatMap((player) => line(team, position).map((place) => ({ place, player }))),
  );
