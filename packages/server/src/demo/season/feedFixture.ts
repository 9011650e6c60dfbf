import type { FeedMatch } from '../../catalogue/feeds/feedShape';
import type { DemoMatch } from './demoLeague';

/** An unplayed match as a feed tells it; without a kick-off it has no date yet. */
export const feedFixture = (match: DemoMatch, kick_off: string | null): FeedMatch => ({
  external_id: match.external_id,
  jornada: match.jornada,
  local_external_id: match.local,
  visit_external_id: match.visit,
  kick_off,
  confirmed_time: kick_off !== null,
  estado: 'programado',
  minute: null,
  goals_local: null,
  goals_visit: null,
  first_goal: null,
  first_goal_minute: null,
  official: false,
});
