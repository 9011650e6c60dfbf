import type { Queryable } from '../../platform/db/database';
import { FeedError } from './FeedError';
import type { FeedMatch, FeedSeason, FeedTeam } from './feedShape';
import { withKnownMatches } from './knownMatches';
import { distinctiveWords } from './shortNames';

interface Club {
  id: number;
  external_id: string;
  name: string;
}

interface Held {
  clubs: Club[];
  /** The club's external id by each other name. */
  aliases: ReadonlyMap<string, string>;
}

async function heldBy(q: Queryable, leagueUnique: string): Promise<Held> {
  const clubs = await q
    .selectFrom('team')
    .innerJoin('league', 'league.id', 'team.league_id')
    .select(['team.id', 'team.external_id', 'team.name'])
    .where('league_unique', '=', leagueUnique)
    .orderBy('team.id')
    .execute();
  const aliases = await q
    .selectFrom('team_alias')
    .innerJoin('team', 'team.id', 'team_alias.team_id')
    .innerJoin('league', 'league.id', 'team.league_id')
    .select(['alias', 'external_id'])
    .where('league_unique', '=', leagueUnique)
    .execute();
  return { clubs, aliases: new Map(aliases.map(({ alias, external_id }) => [alias, external_id])) };
}

/** 'Matchday 7: A - B' under the names that the league knows. */
function renamedMatch(match: FeedMatch, known: (name: string) => string): FeedMatch {
  const { external_id, local_external_id, visit_external_id } = match;
  const pair = `${local_external_id} - ${visit_external_id}`;
  const [local, visit] = [known(local_external_id), known(visit_external_id)];
  const round = external_id.endsWith(pair) ? external_id.slice(0, -pair.length) : null;
  return {
    ...match,
    external_id: round === null ? external_id : `${round}${local} - ${visit}`,
    local_external_id: local,
    visit_external_id: visit,
  };
}

/** The name that the league knows each club of a source by. */
function nameOf({ clubs, aliases }: Held): (name: string) => string {
  const own = new Set(clubs.map(({ external_id }) => external_id));
  return (name) => (own.has(name) ? name : (aliases.get(name) ?? name));
}

/** The season with each club under the name that the league knows it by; a match that comes twice so is left out once. */
function underKnownNames(season: FeedSeason, known: (name: string) => string): FeedSeason {
  const matches = new Map<string, FeedMatch>();
  const ids = new Map(season.matches.map((match) => [match.external_id, renamedMatch(match, known).external_id]));
  const rejected = [...season.rejected];
  for (const match of season.matches.map((each) => renamedMatch(each, known))) {
    if (matches.has(match.external_id)) {
      const reason = `match ${match.external_id}: it comes twice, under two names of a club.`;
      rejected.push({ table: 'match', file: season.source, line: null, reason });
    } else matches.set(match.external_id, match);
  }
  const teams = season.teams.filter(({ external_id }) => known(external_id) === external_id);
  const events = season.events?.map((event) => ({
    ...event,
    match_external_id: ids.get(event.match_external_id) ?? event.match_external_id,
  }));
  return { ...season, teams, matches: [...matches.values()], ...(events ? { events } : {}), rejected };
}

/** One name's words are all in the other's: 'Alianza' and 'Club Alianza Lima', not 'Alianza Lima' and 'Alianza Atlético'. */
function alike(one: string, other: string): boolean {
  const [a, b] = [distinctiveWords(one), distinctiveWords(other)];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** A league of so many clubs does not grow by more than an eighth. */
const GROWN = 10;
const jumps = (known: number, added: number) => known >= GROWN && added > known / 8;

function sentences(added: readonly FeedTeam[], candidates: (team: FeedTeam) => Club[]): string[] {
  return added.map((team) => {
    const [like] = candidates(team);
    const command = like ? `npm run arma11 -- team alias ${like.id} "${team.external_id}"` : null;
    return `\n  "${team.external_id}"${like ? ` may be ${like.name} (team ${like.id}); if so: ${command}` : ''}`;
  });
}

function assertClubsKnown(season: FeedSeason, league: string, held: Held): void {
  const { clubs } = held;
  const given = new Set(season.teams.map(({ external_id }) => nameOf(held)(external_id)));
  const own = new Set(clubs.map(({ external_id }) => external_id));
  const added = season.teams.filter(({ external_id }) => !own.has(nameOf(held)(external_id)));
  if (clubs.length === 0 || added.length === 0) return;
  const missing = clubs.filter(({ external_id }) => !given.has(external_id));
  const like = (team: FeedTeam) => clubs.filter((club) => alike(team.external_id, club.external_id));
  const renamed = season.byName ? added.filter((team) => missing.length > 0 || like(team).length > 0) : [];
  if (renamed.length === 0 && !jumps(clubs.length, added.length)) return;
  const doubtful = renamed.length > 0 ? renamed : added;
  const candidates = (team: FeedTeam) => [...like(team), ...(missing.length === 1 ? missing : [])];
  throw new FeedError(
    season.source,
    null,
    `nothing was imported: it names clubs that ${league} does not know, which has ${clubs.length}${missing.length > 0 ? ` (missing: ${missing.map(({ name }) => name).join(', ')})` : ''}.${sentences(doubtful, candidates).join('')}\nGive the same club its other name with: team alias <team> <name> (team list --league ${league} shows the numbers). If all are new clubs, import with --new-clubs.`,
    { kind: 'clubs' },
  );
}

/**
 * The season under the names of clubs and the ids of matches that its league knows (rules R18.5). Throws `FeedError` with the command to use when a club
 * seems to have another name, or too many are new.
 *
 * @param newClubs The operator says that clubs which the league does not know are new.
 */
export async function withKnownClubs(
  q: Queryable,
  season: FeedSeason,
  league: string,
  newClubs = false,
): Promise<FeedSeason> {
  const held = await heldBy(q, league);
  if (!newClubs) assertClubsKnown(season, league, held);
  return withKnownMatches(q, season.byName ? underKnownNames(season, nameOf(held)) : season, league);
}
