import { NO_STATS, type CoachStats, type PlayerMatchStats } from '@arma11/core/domain';
import type { DemoPlayer } from '../season/squads';
import { lastTick, minuteOf } from './matchClock';
import { otherSide, scoresFor, type MatchScript, type ScriptEvent, type Side } from './matchScript';

/** What one player has done so far. */
export interface PlayerState {
  player: DemoPlayer;
  side: Side;
  stats: PlayerMatchStats;
}

/** A match after so many ticks: the score, and what everybody who has played did. */
export interface MatchState {
  goals: Record<Side, number>;
  first_goal: Side | null;
  first_goal_minute: number | null;
  players: PlayerState[];
  /** Those that are told on the match's page, oldest first. */
  told: ScriptEvent[];
}

interface Spell {
  player: DemoPlayer;
  side: Side;
  from: number;
  /** Null while they are on the pitch. */
  to: number | null;
  sentOff: boolean;
}

type Count = Partial<Record<'goals' | 'assists' | 'saves' | 'yellow_cards' | 'red_cards' | 'own_goals', number>> &
  Partial<Record<'penalties_saved' | 'penalties_missed', number>>;

/** What an event adds to the player's count, and to the other's. */
const counts: Record<ScriptEvent['kind'], { player?: Count; other?: Count }> = {
  gol: { player: { goals: 1 }, other: { assists: 1 } },
  gol_penal: { player: { goals: 1 } },
  autogol: { player: { own_goals: 1 } },
  penal_atajado: { player: { penalties_missed: 1 }, other: { penalties_saved: 1, saves: 1 } },
  penal_fallado: { player: { penalties_missed: 1 } },
  atajada: { player: { saves: 1 } },
  amarilla: { player: { yellow_cards: 1 } },
  roja: { player: { red_cards: 1 } },
  lesion: {},
  cambio: {},
};

function spellsOf({ starters }: MatchScript, events: readonly ScriptEvent[]): Spell[] {
  const started = (side: Side) => starters[side].map((player) => ({ player, side, from: 0, to: null, sentOff: false }));
  const spells: Spell[] = [...started('local'), ...started('visit')];
  for (const { tick, kind, side, player, other } of events) {
    const leaving = spells.find((spell) => spell.player === player);
    if (!leaving || (kind !== 'cambio' && kind !== 'roja')) continue;
    leaving.to = tick;
    leaving.sentOff = kind === 'roja';
    if (other) spells.push({ player: other, side, from: tick, to: null, sentOff: false });
  }
  return spells;
}

/** Goals against their side while they were on the pitch, and after their red card (rules R5). */
const concededBy = ({ side, from, to, sentOff }: Spell, goals: readonly ScriptEvent[]) =>
  goals.filter((goal) => scoresFor(goal) !== side && goal.tick > from && (to === null || sentOff || goal.tick <= to))
    .length;

function statsOf(script: MatchScript, spell: Spell, tick: number, events: readonly ScriptEvent[]): PlayerMatchStats {
  const goals = events.filter((event) => scoresFor(event) !== null);
  const minutes = minuteOf(script.added, spell.to ?? tick) - minuteOf(script.added, spell.from);
  const goals_conceded = concededBy(spell, goals);
  const stats = { ...NO_STATS, minutes, goals_conceded, clean_sheet: minutes > 0 && goals_conceded === 0 };
  for (const { kind, player, other } of events) {
    const part = player === spell.player ? counts[kind].player : {};
    const helped = other === spell.player ? counts[kind].other : {};
    const count = { ...part, ...helped };
    for (const [stat, more] of Object.entries(count)) stats[stat as keyof Count] += more;
  }
  return stats;
}

function coachState(script: MatchScript, side: Side, goals: Record<Side, number>): PlayerState {
  const [goals_for, goals_against] = [goals[side], goals[otherSide(side)]];
  const result = (['loss', 'draw', 'win'] as const)[Math.sign(goals_for - goals_against) + 1]!;
  const coach: CoachStats = { result, goals_for, goals_against, yellow_cards: 0, red_cards: 0 };
  return { player: script.coaches[side], side, stats: { ...NO_STATS, coach } };
}

/** The match after `tick` minutes: at most the whole of it. */
export function stateAt(script: MatchScript, tick: number): MatchState {
  const played = Math.min(tick, lastTick(script.added));
  const events = script.events.filter((event) => event.tick <= played);
  const scored = events.flatMap((event) => scoresFor(event) ?? []);
  const goals = { local: 0, visit: 0 };
  for (const side of scored) goals[side] += 1;
  const first = events.find((event) => scoresFor(event) !== null);
  return {
    goals,
    first_goal: scored[0] ?? null,
    first_goal_minute: first ? minuteOf(script.added, first.tick) : null,
    players: [
      ...spellsOf(script, events).map((spell) => ({
        player: spell.player,
        side: spell.side,
        stats: statsOf(script, spell, played, events),
      })),
      coachState(script, 'local', goals),
      coachState(script, 'visit', goals),
    ],
    told: events.filter(({ kind }) => kind !== 'atajada'),
  };
}
