import type { Condition, Position } from '@arma11/core/contract';
import type { FeedPlayer, FeedTeam } from './feedShape';
import type { ApiElement, ApiTeam } from './fplShapes';

const POSITIONS: Record<number, Position> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4 };

const CONDITIONS: Record<string, Condition> = { a: 0, d: 1, i: 2, s: 3, u: 2, n: 2 };

/** An element of the API or a row of players_raw.csv as a player; a status that we do not know is a doubt. */
export const fplPlayer = (element: ApiElement): FeedPlayer => ({
  external_id: String(element.id),
  team_external_id: String(element.team),
  full_name: element.known_name || `${element.first_name} ${element.second_name}`.trim(),
  short_name: element.web_name,
  position: POSITIONS[element.element_type] ?? 2,
  condition: CONDITIONS[element.status] ?? 1,
  condition_note: element.news || null,
  contry: '',
  number: element.squad_number ?? null,
});

/** A club of the API or a row of teams.csv as a team. */
export const fplTeam = ({ id, name, short_name }: ApiTeam): FeedTeam => ({
  external_id: String(id),
  name,
  short: short_name,
});
