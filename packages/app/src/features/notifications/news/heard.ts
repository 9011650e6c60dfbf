import type { Estado, LiveUpdate, Match } from '@arma11/core/contract';

type Lineup = LiveUpdate['lineups'][number];

/** What the stream told last: a first telling is no news. */
export interface Heard {
  goals: Map<number, number>;
  /** By place of a lineup. */
  points: Map<number, number>;
  rooms: Map<string, Estado>;
}

/** Points that one of the player's footballers has gained. */
export interface Gain {
  /** The entry whose lineup they are in. */
  ins: number;
  /** A `LineupEntry.id`. */
  place: number;
  points: number;
}

/** What an update tells that was otherwise before. */
export interface Happened {
  /** Matches with one goal more. */
  goals: Match[];
  /** Most points first. */
  gains: Gain[];
  /** Rooms that have another state: money may have moved. */
  rooms: number;
}

export const nothingHeard = (): Heard => ({ goals: new Map(), points: new Map(), rooms: new Map() });

/** Passes and saves come all the time: a toast is for what is worth a goal or an assist. */
const WORTH_TELLING = 3;

/** Keeps what an update tells, and returns what of it is news. */
export function hear(heard: Heard, { matches, lineups, rooms }: LiveUpdate): Happened {
  return {
    goals: matches.filter((match) => isRise(swap(heard.goals, match.id, goalsOf(match)))),
    gains: lineups.flatMap((lineup) => gainsOf(heard, lineup)).sort((a, b) => b.points - a.points),
    rooms: rooms.filter(({ kind, id, estado }) => {
      const [before] = swap(heard.rooms, `${kind} ${id}`, estado);
      return before !== undefined && before !== estado;
    }).length,
  };
}

const goalsOf = ({ goals_local, goals_visit }: Match) => (goals_local ?? 0) + (goals_visit ?? 0);

const gainsOf = ({ points: heard }: Heard, { ins, entries }: Lineup): Gain[] =>
  entries
    .map(({ id, points }) => ({ ins, place: id, points: points - (swap(heard, id, points)[0] ?? points) }))
    .filter(({ points }) => points >= WORTH_TELLING);

const isRise = ([before, now]: [number | undefined, number]) => before !== undefined && now > before;

/** Puts a value in the place of the one before, and returns both. */
function swap<Key, Value>(map: Map<Key, Value>, key: Key, now: Value): [Value | undefined, Value] {
  const before = map.get(key);
  map.set(key, now);
  return [before, now];
}
