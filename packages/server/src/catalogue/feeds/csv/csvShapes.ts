import { z } from 'zod';
import type { Condition, Position } from '@arma11/core/contract';
import { STAT_RANGES, type StatColumn } from '@arma11/core/domain';
import { zonedKickOff } from '../zonedInstant';
import { MATCH_ESTADOS } from '../../matches/matchState';

const ExternalId = z.string().min(1).max(60);
const Name = z.string().min(1).max(80);

/** A whole number that a cell holds, within its range (rules R18.4). */
const whole = (min: number, max: number) => {
  const error = `write a whole number from ${min} to ${max}`;
  const inRange = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().refine(inRange, { error }).transform(Number);
};

/** 45, or 45+2: what was added is not kept (rules R5.1, R9.2). */
export const minute = (last: number) => {
  const error = `write a minute from 0 to ${last}, or one with added time such as 45+2`;
  const inRange = (text: string) => /^\d{1,3}(\+\d{1,2})?$/.test(text) && Number.parseInt(text) <= last;
  return z
    .string()
    .refine(inRange, { error })
    .transform((text) => Number.parseInt(text));
};

const counted = (column: StatColumn) => whole(...STAT_RANGES[column]).default(0);
const Yes = z
  .enum(['si', 'sí', 'no', 'yes', 'true', 'false', '1', '0'], { error: 'write si or no' })
  .transform((word) => !['no', 'false', '0'].includes(word));

/** The columns of a file of clubs (docs/import-csv.md). */
export const TeamRow = z.object({
  external_id: ExternalId,
  name: Name,
  short: z
    .string()
    .regex(/^\p{L}[\p{L}\d]{1,3}$/u, 'write two to four letters')
    .transform((text) => text.toUpperCase()),
});

const POSITIONS = { POR: 0, DEF: 1, MED: 2, DEL: 3, ENT: 4 } as const satisfies Record<string, Position>;

/** The columns of a file of players and coaches. */
export const PlayerRow = z.object({
  external_id: ExternalId,
  team: ExternalId,
  full_name: Name,
  short_name: z.string().min(1).max(40).optional(),
  position: z
    .enum(['POR', 'DEF', 'MED', 'DEL', 'ENT'], { error: 'write POR, DEF, MED, DEL or ENT' })
    .transform((word): Position => POSITIONS[word]),
  number: whole(1, 99).optional(),
  contry: z.string().max(3).default(''),
  condition: whole(0, 3)
    .default(0)
    .transform((value) => value as Condition),
  condition_note: z.string().max(200).optional(),
});

const MatchColumns = z.object({
  external_id: ExternalId,
  jornada: whole(1, 1000),
  local: ExternalId,
  visit: ExternalId,
  kick_off: zonedKickOff().optional(),
  confirmed_time: Yes.default(true),
  estado: z.enum(MATCH_ESTADOS).optional(),
  goals_local: whole(0, 99).optional(),
  goals_visit: whole(0, 99).optional(),
  first_goal: z.enum(['local', 'visit', 'none']).optional(),
  first_goal_minute: minute(90).optional(),
  official: Yes.optional(),
});

/** The columns of a file of matches, with the zone of those kick-offs that name none themselves. */
export const matchRow = (zone?: string) => MatchColumns.extend({ kick_off: zonedKickOff(zone).optional() });

const STATS = {
  minutes: minute(120),
  goals: counted('goals'),
  assists: counted('assists'),
  clean_sheet: Yes.optional(),
  goals_conceded: counted('goals_conceded'),
  saves: counted('saves'),
  penalties_saved: counted('penalties_saved'),
  penalties_missed: counted('penalties_missed'),
  yellow_cards: counted('yellow_cards'),
  red_cards: counted('red_cards'),
  own_goals: counted('own_goals'),
  bonus: counted('bonus'),
  defensive_contribution: whole(...STAT_RANGES.defensive_contribution).optional(),
};

/** The columns of a file of what players did in one match. */
export const MatchStatsRow = z.object({ player: ExternalId, side: z.enum(['local', 'visit']).optional(), ...STATS });

/** The columns of a file of what players did in several matches. */
export const StatsRow = MatchStatsRow.extend({ match: ExternalId });
