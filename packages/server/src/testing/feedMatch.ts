import type { FeedMatch } from '../catalogue/feeds/feedShape';

/** A match to come between A and B of jornada 1, or what `more` makes of it. */
export const feedMatch = (more: Partial<FeedMatch> = {}): FeedMatch => ({
  external_id: 'm1',
  jornada: 1,
  local_external_id: 'A',
  visit_external_id: 'B',
  kick_off: '2026-03-01T20:00:00Z',
  confirmed_time: true,
  estado: 'programado',
  minute: null,
  goals_local: null,
  goals_visit: null,
  first_goal: null,
  first_goal_minute: null,
  official: false,
  ...more,
});
