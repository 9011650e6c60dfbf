import type { AnyFormation } from '../contract/wire';
import { UnfilledPositionError, type AutofillOptions } from './autofill';
import { worthOf, type PricedPlayer } from './pricedPlayer';
import { slotsOf } from './formation';

/** The players of one position and club, cheapest first, of whom the first `taken` are in the lineup. */
interface Group {
  position: number;
  club: number;
  players: PricedPlayer[];
  taken: number;
}

/** A way to one more player: each group gives one, or lets one go for another of their club. */
interface Step {
  group: Group;
  gives: boolean;
}

/**
 * The cheapest lineup of a pool that keeps the given slots and the limit per club; who is worth more comes first among
 * equals (rules R4.8). Exact: it adds one player at a time by the cheapest path of a minimum-cost flow.
 * @throws UnfilledPositionError when there is no lineup at any price.
 */
export function cheapestLineup(
  pool: readonly PricedPlayer[],
  formation: AnyFormation,
  { keep = {}, maxPerClub }: Pick<AutofillOptions, 'keep' | 'maxPerClub'> = {},
): number[] {
  const kept = new Set(Object.values(keep));
  const groups = groupsOf(pool.filter(({ id }) => !kept.has(id)));
  const held = pool.filter(({ id }) => kept.has(id));
  const limit = maxPerClub ?? Number.POSITIVE_INFINITY;
  const isOpen = (club: number) =>
    held.filter(({ team_id }) => team_id === club).length +
      groups.reduce((sum, group) => sum + (group.club === club ? group.taken : 0), 0) <
    limit;
  const free = slotsOf(formation).filter(({ slot }) => keep[slot] === undefined);
  for (const { slot, position } of free) {
    const path = cheapestPath(groups, position, isOpen);
    if (!path) throw new UnfilledPositionError(slot, position);
    for (const { group, gives } of path) group.taken += gives ? 1 : -1;
  }
  return slotsOf(formation).map(({ slot, position }) => keep[slot] ?? nextOf(groups, position));
}

function groupsOf(pool: readonly PricedPlayer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const player of [...pool].sort(cheapestFirst)) {
    const key = `${player.position} ${player.team_id}`;
    const group = groups.get(key) ?? { position: player.position, club: player.team_id, players: [], taken: 0 };
    group.players.push(player);
    groups.set(key, group);
  }
  return [...groups.values()];
}

// A price, and between equal prices the worth: a millionth of a million for each tenth of a point.
const costOf = (player: PricedPlayer) => player.price - worthOf(player) / 1e6;
const cheapestFirst = (a: PricedPlayer, b: PricedPlayer) => costOf(a) - costOf(b) || a.id - b.id;

interface Reached {
  cost: number;
  path: Step[];
}

/** The cheapest way to one more player of a position that ends at a club with a place left (Bellman and Ford). */
function cheapestPath(groups: readonly Group[], position: number, isOpen: (club: number) => boolean): Step[] | null {
  const lines = new Map<number, Reached>([[position, { cost: 0, path: [] }]]);
  const clubs = new Map<number, Reached>();
  const reach = (nodes: Map<number, Reached>, node: number, from: Reached, step: Step, price: number): boolean => {
    const cost = from.cost + price;
    if (cost >= (nodes.get(node)?.cost ?? Number.POSITIVE_INFINITY) - 1e-9) return false;
    nodes.set(node, { cost, path: [...from.path, step] });
    return true;
  };
  for (let moved = true; moved;) {
    moved = false;
    for (const group of groups) {
      const line = lines.get(group.position);
      const next = group.players[group.taken];
      if (line && next) moved = reach(clubs, group.club, line, { group, gives: true }, costOf(next)) || moved;
      const club = clubs.get(group.club);
      const last = group.players[group.taken - 1];
      if (club && last) moved = reach(lines, group.position, club, { group, gives: false }, -costOf(last)) || moved;
    }
  }
  const ends = [...clubs].filter(([club]) => isOpen(club)).map(([, reached]) => reached);
  return ends.reduce<Reached | null>((best, end) => (best && best.cost <= end.cost ? best : end), null)?.path ?? null;
}

/** Takes the next player of a position out of the groups that hold them, the one who is worth most first. */
function nextOf(groups: readonly Group[], position: number): number {
  const here = groups.filter((group) => group.position === position && group.taken > 0);
  const best = here
    .flatMap(({ players, taken }) => players.slice(0, taken))
    .sort((a, b) => worthOf(b) - worthOf(a) || a.id - b.id)[0]!;
  const group = here.find(({ club }) => club === best.team_id)!;
  group.players.splice(group.players.indexOf(best), 1);
  group.taken -= 1;
  return best.id;
}
