import type { Player } from '@arma11/core/contract';

/** What the candidates are ordered by. */
export type PickerSort = 'avg' | 'pts' | 'form';

/** What the player looks for. */
export interface PickerFilter {
  search: string;
  /** Only this club; 0 is all. */
  team: number;
  /** Only those without a doubt or injury. */
  onlyFit: boolean;
  sort: PickerSort;
}

/** All candidates, best average first. */
export const EVERYBODY: PickerFilter = { search: '', team: 0, onlyFit: false, sort: 'avg' };

/** The number that a candidate is ordered by. */
export function sortValue(player: Player, sort: PickerSort): number {
  if (sort === 'avg') return player.avg_points;
  return sort === 'pts' ? player.pts : mean(player.form);
}

/** The candidates that match, in order; equals go by name. */
export function filterPlayers(pool: readonly Player[], filter: PickerFilter): Player[] {
  const words = plain(filter.search).split(' ').filter(Boolean);
  return pool
    .filter((player) => matches(player, filter) && words.every((word) => searchable(player).includes(word)))
    .sort(
      (a, b) =>
        sortValue(b, filter.sort) - sortValue(a, filter.sort) ||
        a.full_name.localeCompare(b.full_name, 'es') ||
        a.id - b.id,
    );
}

/** The clubs of a pool, by short name. */
export function teamsOf(pool: readonly Player[]): Player['team'][] {
  const teams = new Map(pool.map(({ team }) => [team.id, team]));
  return [...teams.values()].sort((a, b) => a.short.localeCompare(b.short, 'es'));
}

/** Whether anything but the order is set. */
export const isFiltered = ({ search, team, onlyFit }: PickerFilter) => search.trim() !== '' || team !== 0 || onlyFit;

/** Text without capitals and accents: 'Ñahui' is found by 'nahui'. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const searchable = ({ full_name, short_name, team }: Player) =>
  plain(`${full_name} ${short_name} ${team.name} ${team.short}`);

const matches = ({ team, condition }: Player, filter: PickerFilter) =>
  (filter.team === 0 || team.id === filter.team) && (!filter.onlyFit || condition === 0);

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
