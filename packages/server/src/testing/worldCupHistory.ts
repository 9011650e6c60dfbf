import { readFileSync } from 'node:fs';
import { heldFiles, type FeedFiles } from '../catalogue/feeds/feedFiles';

const HOUR = 3_600_000;
/** From the kick-off until the file has the result. */
const TOLD = 3 * HOUR;
/** Before the first match of a round its sides are known. */
const DRAWN = 12 * HOUR;

interface Match {
  round: string;
  date: string;
  time: string;
  team1: string;
  team2: string;
}

/** The file's name in what `worldCupHistory` answers. */
export const WORLD_CUP = 'worldcup.json';

/**
 * The file of a World Cup as it stood at an instant: results as they came, and who plays a round of the finals once the
 * round before it is over. Its times are Qatar's.
 */
export function worldCupHistory(path: string): (instant: string) => FeedFiles {
  const file = JSON.parse(readFileSync(path, 'utf8')) as { name: string; matches: Match[] };
  const kickOff = ({ date, time }: Match) => Date.parse(`${date}T${time}:00+03:00`);
  const first = new Map<string, number>();
  for (const match of file.matches)
    first.set(match.round, Math.min(kickOff(match), first.get(match.round) ?? Infinity));
  return (instant) => {
    const now = Date.parse(instant);
    const matches = file.matches.map((match, at) => {
      if (kickOff(match) + TOLD <= now) return match;
      const { round, date, time, team1, team2 } = match;
      const known = round.startsWith('Matchday') || first.get(round)! - DRAWN <= now;
      const sides = known ? { team1, team2 } : { team1: `W${at * 2}`, team2: `W${at * 2 + 1}` };
      return { round, date, time, ...sides };
    });
    const text = JSON.stringify({ name: file.name, matches });
    return heldFiles(`as of ${instant}`, new Map([[WORLD_CUP, new TextEncoder().encode(text)]]));
  };
}
