import { z } from 'zod';

const Count = z.int().min(0);
const Pair = z.tuple([Count, Count]);

/** A club, by its name alone or with its code. */
const Side = z.union([z.string().min(1), z.object({ name: z.string().min(1), code: z.string().min(1).optional() })]);
export type Side = z.infer<typeof Side>;

/** Half time, 90 minutes, 120 minutes and shoot-out. Older files write the 90 minutes as a bare list; [] is no score. */
const Scores = z.object({ ht: Pair.optional(), ft: Pair.optional(), et: Pair.optional(), p: Pair.optional() });
type Scores = z.infer<typeof Scores>;
const Score = z.union([Scores, Pair.transform((ft): Scores => ({ ft })), z.tuple([]).transform((): Scores => ({}))]);

const Minute = z.union([Count, z.string().regex(/^\d+$/).transform(Number)]);
const Goal = z.object({ minute: Minute, offset: Minute.optional() });
export type Goal = z.infer<typeof Goal>;

const MatchOfRound = z.object({
  date: z.iso.date(),
  time: z.string().nullable().optional(),
  team1: Side,
  team2: Side,
  score: Score.nullable().optional(),
  status: z.string().nullable().optional(),
  group: z.string().optional(),
  goals1: z.array(Goal).optional(),
  goals2: z.array(Goal).optional(),
});

export const OpenfootballMatch = MatchOfRound.extend({ round: z.string().min(1).optional() });
export type OpenfootballMatch = z.infer<typeof OpenfootballMatch>;

/** Any JSON file of the openfootball repositories: fixtures flat or by rounds, clubs, groups of clubs, stadiums. */
export const OpenfootballFile = z.object({
  name: z.string(),
  matches: z.array(OpenfootballMatch).optional(),
  rounds: z.array(z.object({ name: z.string().min(1), matches: z.array(MatchOfRound) })).optional(),
  teams: z.array(Side).optional(),
  groups: z.array(z.object({ name: z.string(), teams: z.array(Side) })).optional(),
  stadiums: z.array(z.object({ name: z.string() })).optional(),
});
export type OpenfootballFile = z.infer<typeof OpenfootballFile>;
