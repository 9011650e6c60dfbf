import type { ApiFixture } from './fplShapes';
import type { FeedMatch } from './feedShape';

/** For which side a player was listed in a fixture: true at home, false away, null when nothing tells. */
export type SideOf = (fixtureId: number, element: number) => boolean | null;

/**
 * Reads the sides from the fixtures' own lists first, then from the player's club. Both fail for somebody who did
 * nothing countable and has changed clubs since: live documents of past gameweeks still list them with their old club.
 */
export function fplSides(fixtures: ApiFixture[], clubOf: (element: number) => string | undefined): SideOf {
  const listed = new Map<string, boolean>();
  const clubs = new Map<number, Pick<FeedMatch, 'local_external_id' | 'visit_external_id'>>();
  for (const { id, stats, team_h, team_a } of fixtures) {
    clubs.set(id, { local_external_id: String(team_h), visit_external_id: String(team_a) });
    for (const { h, a } of stats) {
      for (const { element } of h) listed.set(`${id}:${element}`, true);
      for (const { element } of a) listed.set(`${id}:${element}`, false);
    }
  }
  return (fixtureId, element) => {
    const club = clubOf(element);
    const sides = clubs.get(fixtureId);
    const byClub = sides?.local_external_id === club ? true : sides?.visit_external_id === club ? false : null;
    return listed.get(`${fixtureId}:${element}`) ?? byClub;
  };
}
