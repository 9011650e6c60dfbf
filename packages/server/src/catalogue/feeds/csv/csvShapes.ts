import { z } from 'zod';
import type { Condition, Position } from '@arma11/core/contract';
import { MATCH_ESTADOS } from '../../matches/matchState';

const ExternalId = z.string().min(1).max(60);
const Name = z.string().min(1).max(80);
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const counted = (most: number) => whole(0, most).default(0);
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

/** The columns of a file of matches. */
export const MatchRow = z.object({
  external_id: ExternalId,
  jornada: whole(1, 1000),
  local: ExternalId,
  visit: ExternalId,
  kick_off: z.iso.datetime({ offset: true, error: 'write it like 2026-08-01T15:30:00-05:00' }).optional(),
  confirmed_time: Yes.default(true),
  estado: z.enum(MATCH_ESTADOS).optional(),
  goals_local: whole(0, 99).optional(),
  goals_visit: whole(0, 99).optional(),
  first_goal: z.enum(['local', 'visit', 'none']).optional(),
  first_goal_minute: whole(0, 90).optional(),
  official: Yes.default(true),
});

const STATS = {
  minutes: whole(0, 120),
  goals: counted(20),
  assists: counted(20),
  clean_sheet: Yes.optional(),
  goals_conceded: counted(30),
  saves: counted(50),
  penalties_saved: counted(10),
  penalties_missed: counted(10),
  yellow_cards: counted(2),
  red_cards: counted(1),
  own_goals: counted(10),
  bonus: counted(3),
  defensive_contribution: whole(0, 100).optional(),
};

/** The columns of a file of what players did in one match. */
export const MatchStatsRow = z.object({ player: ExternalId, side: z.enum(['local', 'visit']).optional(), ...STATS });

/** The columns of a file of what players did in several matches. */
export const StatsRow = MatchStatsRow.extend({ match: ExternalId });
