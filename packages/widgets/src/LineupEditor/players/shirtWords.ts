import type { LineupEntry, Match, Player } from '@arma11/core/contract';
import { shirtFact } from '@arma11/core/domain';
import type { LineupMessages } from '../../messages/lineup.es';
import { capitalised, dayAndHour } from './kickoff';

/** A short line below a name, and the sign before it. */
export interface ShirtLine {
  text: string;
  sign?: 'live' | 'check';
}

/** What a player says now: in short beside their shirt, and in words for who hears it. */
export interface ShirtWords {
  /** Points of their match, the one large figure; null while there are none. */
  points: number | null;
  lines: readonly ShirtLine[];
  spoken: readonly string[];
}

/** The words for what a player of a lineup says at an instant; `locked`: nobody can take their place any more. */
export function shirtWords(
  entry: Pick<LineupEntry, 'player' | 'points'>,
  locked: boolean,
  now: number,
  t: LineupMessages,
): ShirtWords {
  const fact = shirtFact(entry, locked);
  if (fact.says === 'ahead') {
    const average = fact.average === null ? '–' : t.oneDecimal(fact.average);
    return {
      points: null,
      lines: [{ text: rivalOf(entry.player, 'short', t) }, { text: t.averageShort(average) }],
      spoken: [rivalOf(entry.player, 'name', t), ...(fact.average === null ? [] : [t.average(average)])],
    };
  }
  if (fact.says === 'waiting') {
    const text = fact.match ? hourOf(fact.match, now, t) : t.noMatch.toLowerCase();
    return { points: null, lines: [{ text: capitalised(text) }], spoken: [fact.match ? t.playsAt(text) : text] };
  }
  const { points } = fact;
  const made = points === null ? [] : [t.points(points)];
  if (fact.says === 'stopped') {
    const { estado } = fact.match;
    const text = capitalised(t.stateName(estado));
    return { points, lines: [{ text }], spoken: [t.stopped(estado), ...made] };
  }
  if (fact.says === 'over')
    return { points, lines: [{ text: t.final, sign: 'check' }], spoken: [t.final.toLowerCase(), ...made] };
  const { estado, minute } = fact.match;
  const rests = estado === 'descanso';
  const spoken = rests ? t.break.toLowerCase() : t.playing(minute);
  return { points, lines: [{ text: rests ? t.break : t.minute(minute), sign: 'live' }], spoken: [spoken, ...made] };
}

/** Whom a player's club plays, and where: 'vs ALI', 'en MEL'. */
export function rivalOf(
  { team, match }: Pick<Player, 'team' | 'match'>,
  by: 'short' | 'name',
  t: LineupMessages,
): string {
  if (!match) return t.noMatch;
  return match.local.id === team.id ? t.home(match.visit[by]) : t.away(match.local[by]);
}

/** The hour of a match today, the day as well of another. */
function hourOf({ date, confirmed_time }: Match, now: number, t: LineupMessages): string {
  if (!confirmed_time) return t.shortDay(date);
  return t.shortDay(date) === t.shortDay(now) ? t.hour(t.time(date)) : dayAndHour(date, t);
}
