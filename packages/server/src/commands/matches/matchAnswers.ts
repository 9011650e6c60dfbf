import { z } from 'zod';
import { MATCH_ESTADOS } from '../../incidents/matchState';
import { wholeNumber } from '../arguments';

export const MatchId = wholeNumber(1, 2_147_483_647);

/** Why something is changed by hand (rules.md R6.7: mandatory). */
export const Reason = z.string().trim().min(3).max(500).describe('why; kept with the change');

/** An instant with its zone, such as 2026-08-01T15:30-05:00. */
export const Instant = z.iso.datetime({ offset: true, error: 'write it like 2026-08-01T15:30:00-05:00' });

export const Goals = wholeNumber(0, 99);

const Text = z.string().nullable();
const Number = z.number().nullable();

const MatchEstado = z.enum(MATCH_ESTADOS);

/** What a version keeps of a match. */
export const MatchStateAnswer = z.object({
  kick_off: Text,
  confirmed_time: z.boolean(),
  estado: MatchEstado,
  minute: Number,
  goals_local: Number,
  goals_visit: Number,
  first_goal: z.enum(['local', 'visit', 'none']).nullable(),
  first_goal_minute: Number,
  official: z.boolean(),
  final_at: Text,
  started_at: Text,
  held: z.boolean(),
});

/** A match before and after a change by hand. */
export const MatchChangeAnswer = z.object({
  match: z.int(),
  name: z.string(),
  before: MatchStateAnswer,
  after: MatchStateAnswer,
});

export const MatchLine = z.object({
  match: z.int(),
  league: z.string(),
  jornada: z.int(),
  name: z.string(),
  kick_off: Text,
  estado: MatchEstado,
  score: Text,
  official: z.boolean(),
  held: z.boolean(),
  rooms: z.int(),
  incidents: z.int(),
});

export const IncidentLine = z.object({
  incident: z.int(),
  match: z.int(),
  name: z.string(),
  league: z.string(),
  kind: z.string(),
  estado: z.enum(['abierta', 'decidida']),
  decision: z.enum(['mantener', 'anular', 'resultado']).nullable(),
  reason: Text,
  opened_at: z.string(),
  due_at: z.string(),
  decided_at: Text,
  decided_by: Text,
  /** Rooms that wait for it. */
  rooms: z.int(),
});
