import type { LineupNow, MatchNow, SlotSequence } from './slotSequence';

const LEAD = 5 * 60_000;
const PLAYING = new Set(['en_vivo', 'descanso', 'finalizado', 'suspendido']);

/** Whether a match has locked, begun or ended, by what the test itself did to it (rules R14.5). */
const isLocked = ({ estado, kickOff, begun }: MatchNow, now: number) =>
  begun || PLAYING.has(estado) || (estado === 'programado' && kickOff !== null && kickOff - LEAD <= now);

/** Who neither comes nor goes in a lineup. */
export function lockedNow(
  { matches, now, stage }: SlotSequence,
  { jornada, slate }: Pick<LineupNow, 'jornada' | 'slate'>,
): ReadonlySet<number> {
  const clubs = matches
    .filter((match) => slate.includes(match.id) && isLocked(match, now))
    .flatMap((match) => match.clubs);
  return new Set(stage.pools.get(jornada)!.flatMap(({ id, team_id }) => (clubs.includes(team_id) ? [id] : [])));
}

type Eleven = Pick<LineupNow, 'players' | 'captain'>;

/** Who comes and goes between two lineups, as a player or as the captain. */
export const movedBetween = (before: Eleven, after: Eleven): number[] => [
  ...before.players.filter((id) => !after.players.includes(id)),
  ...after.players.filter((id) => !before.players.includes(id)),
  ...(before.captain === after.captain ? [] : [before.captain, after.captain].filter((id) => id !== null)),
];

/** Whether a lineup's room takes changes at all: after the lock only with late swap. */
export function takesChanges({ stage, now }: SlotSequence, { roomId, lock }: LineupNow): boolean {
  const { late_swap } = stage.rooms.find(({ id }) => id === roomId)!;
  return (lock !== null && now < lock) || late_swap;
}

const inWords = (lineup: LineupNow) => JSON.stringify([lineup.formation, lineup.players]);

/** What is wrong with what became of the lineups; nothing, when the rule held. */
export function wrongMoves(
  sequence: SlotSequence,
  before: readonly LineupNow[],
  after: readonly LineupNow[],
  step: { takesBack: boolean },
): string[] {
  const gone = before.filter(({ id }) => !after.some((each) => each.id === id)).map(({ id }) => `lineup ${id} is gone`);
  return after.reduce((wrong, lineup) => {
    const was = before.find(({ id }) => id === lineup.id);
    if (was && inWords(was) === inWords(lineup) && was.captain === lineup.captain) return wrong;
    if (step.takesBack) {
      const known = sequence.history.get(lineup.id)?.some((old) => inWords(old) === inWords(lineup));
      return known ? wrong : [...wrong, `lineup ${lineup.id} went back to what it never was`];
    }
    // A match that the same step takes out of the slate does not let its players go.
    const slate = [...(was?.slate ?? []), ...lineup.slate];
    const locked = lockedNow(sequence, { ...lineup, slate });
    const moved = movedBetween(was ?? { players: [], captain: null }, lineup).filter((id) => locked.has(id));
    const closed = was && !takesChanges(sequence, was) ? [`lineup ${lineup.id} changed after its lock`] : [];
    return [...wrong, ...closed, ...moved.map((id) => `player ${id} moved in lineup ${lineup.id}`)];
  }, gone);
}
