import { z } from 'zod';
import { KickOff, whole } from './feedRanges';
import { OPENFOOTBALL_TIME } from './openfootballTime';

const Count = whole(0, 99);
const Pair = z.tuple([Count, Count]);

/** A club, by its name alone or with its code. */
const Side = z.union([z.string().min(1), z.object({ name: z.string().min(1), code: z.string().min(1).optional() })]);
export type Side = z.infer<typeof Side>;

/** Half time, 90 minutes, 120 minutes and shoot-out. Older files write the 90 minutes as a bare list; [] is no score. */
const Scores = z.object({ ht: Pair.optional(), ft: Pair.optional(), et: Pair.optional(), p: Pair.optional() });
type Scores = z.infer<typeof Scores>;
const Score = z.union([Scores, Pair.transform((ft): Scores => ({ ft })), z.tuple([]).transform((): Scores => ({}))]);

const MINUTE = /^(\d{1,3})(?:\+(\d{1,2}))?$/;
const LAST_MINUTE = 130;
const minuteSentence = { error: `write a minute from 0 to ${LAST_MINUTE}, or one with added time such as 90+2` };

/** 45, '45', or '45+2': the minute, and what was added to it. */
const Minute = z
  .union([z.number(minuteSentence), z.string().regex(MINUTE, minuteSentence)], minuteSentence)
  .transform((given) => {
    const [, minute, added] = MINUTE.exec(String(given)) ?? [];
    return { minute: Number(minute), added: added === undefined ? undefined : Number(added) };
  })
  .refine(({ minute }) => minute <= LAST_MINUTE, minuteSentence);

const Goal = z
  .object({
    minute: Minute,
    offset: Minute.transform(({ minute }) => minute).optional(),
    name: z.string().optional(),
    penalty: z.boolean().optional(),
    /** It counts for the side that it is listed under, and was scored by the other. */
    owngoal: z.boolean().optional(),
  })
  .transform(({ minute: { minute, added }, offset, ...goal }) => ({ ...goal, minute, offset: offset ?? added }));
export type Goal = z.infer<typeof Goal>;

const LAST_ROUND = 1000;

const Round = z
  .string()
  .min(1)
  .refine((round) => {
    const number = Number(/^(?:matchday|round) (\d+)$/i.exec(round)?.[1] ?? 1);
    return number >= 1 && number <= LAST_ROUND;
  }, `the number of a round is from 1 to ${LAST_ROUND}`);

const Time = z
  .string()
  .refine((time) => !/\d/.test(time) || OPENFOOTBALL_TIME.test(time), 'write a time like 15:30, or 15:30 UTC-5');

const MatchOfRound = z.object({
  date: KickOff(z.iso.date({ error: 'write a date like 2025-03-01' })),
  time: Time.nullable().optional(),
  team1: Side,
  team2: Side,
  score: Score.nullable().optional(),
  status: z.string().nullable().optional(),
  group: z.string().optional(),
  goals1: z.array(Goal).optional(),
  goals2: z.array(Goal).optional(),
});

export const OpenfootballMatch = MatchOfRound.extend({ round: Round.optional() });
export type OpenfootballMatch = z.infer<typeof OpenfootballMatch>;

/** A match as a file writes it. */
export type GivenMatch = z.input<typeof OpenfootballMatch> & { score?: z.input<typeof Scores> };
/** A goal as a file writes it. */
export type GivenGoal = z.input<typeof Goal>;

const NO_ZONE = 'nothing tells the time zone of this kick-off; import with --zone, such as --zone America/Lima';

/** Any JSON file of the openfootball repositories: fixtures flat or by rounds, clubs, groups of clubs, stadiums. */
export const OpenfootballFile = z.object({
  name: z.string(),
  matches: z.array(OpenfootballMatch).optional(),
  rounds: z.array(z.object({ name: Round, matches: z.array(MatchOfRound) })).optional(),
  teams: z.array(Side).optional(),
  groups: z.array(z.object({ name: z.string(), teams: z.array(Side) })).optional(),
  stadiums: z.array(z.object({ name: z.string() })).optional(),
});
export type OpenfootballFile = z.infer<typeof OpenfootballFile>;
/** A whole file before it is checked. */
export type GivenOpenfootball = z.input<typeof OpenfootballFile>;

/**
 * The same, with a sentence for the first match whose time nothing tells the zone of (rules R18.4).
 */
export const openfootballFile = (zoneOf: (file: OpenfootballFile) => string | null) =>
  OpenfootballFile.superRefine((file, context) => {
    if (zoneOf(file)) return;
    const check = ({ time }: Pick<OpenfootballMatch, 'time'>, path: PropertyKey[]) => {
      if (time?.includes('UTC')) return;
      context.addIssue({ code: 'custom', path: [...path, time ? 'time' : 'date'], message: NO_ZONE });
    };
    file.matches?.forEach((match, i) => check(match, ['matches', i]));
    file.rounds?.forEach(({ matches }, r) => matches.forEach((match, i) => check(match, ['rounds', r, 'matches', i])));
  });
