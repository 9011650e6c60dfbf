import { z } from 'zod';
import { GroupReportReason } from './groups.schemas';
import type { Model } from './models';

const deskGroupReport = z.object({
  /** The number of the post. */
  post: z.int(),
  /** When it was written. ISO-8601 instant in UTC. */
  at: z.string(),
  /** On whose wall it is. */
  group: z.int(),
  /** The name of the group. */
  name: z.string(),
  /** Who wrote it. */
  user: z.int(),
  /** Their name. */
  username: z.string(),
  /** The words; of what happened, what it was. */
  text: z.string(),
  /** Three have reported it: it is shown to nobody until the desk decides. */
  hidden: z.boolean(),
  /** It was taken back since: it is shown to nobody, and goes when the desk decides. */
  erased: z.boolean(),
  /** How many have reported it since it was last decided. */
  reports: z.int(),
  /** What they gave as the reason, each once. */
  reasons: z.array(GroupReportReason),
  /** When the first of them did; null where nobody has since. ISO-8601 instant in UTC. */
  since: z.string().nullable(),
});
/** A post on the wall of a group that waits for a decision of the desk (rules R23.7). */
export interface DeskGroupReport extends z.infer<typeof deskGroupReport> {}
export const DeskGroupReport: Model<DeskGroupReport> = deskGroupReport;

const deskGroupDecision = z.object({
  /** The number of the post. */
  post: z.int(),
  /** On whose wall it is. */
  group: z.int(),
  /** Who wrote it. */
  user: z.int(),
  /** Whether it is shown to nobody. */
  hidden: z.boolean(),
});
/** What the desk decided of a post on the wall of a group. */
export interface DeskGroupDecision extends z.infer<typeof deskGroupDecision> {}
export const DeskGroupDecision: Model<DeskGroupDecision> = deskGroupDecision;

const deskGroupSilence = z.object({
  /** The number of the player. */
  user: z.int(),
  /** The name that others read. */
  username: z.string(),
  /** Until when they write on no wall; null: they may again. ISO-8601 instant in UTC. */
  until: z.string().nullable(),
});
/** How long a player writes on no wall of a group. */
export interface DeskGroupSilence extends z.infer<typeof deskGroupSilence> {}
export const DeskGroupSilence: Model<DeskGroupSilence> = deskGroupSilence;
