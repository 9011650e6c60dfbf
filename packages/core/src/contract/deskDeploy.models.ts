import { z } from 'zod';
import type { Model } from './models';

const Text = z.string().nullable();

const deskDeployCheck = z.object({
  /**
   * What could be in the way: matches with rooms that are on or begin within half an hour, rooms with players that lock within half an hour, rooms that
   * are about to be paid, mails and SMS that wait too long, a schema that is not the one of this server, books that do not
   * agree, or an archive that fails.
   */
  kind: z.enum(['matches', 'locks', 'payments', 'messages', 'schema', 'ledger', 'archive']),
  /** `wait`: it passes by itself. `bad`: somebody must put it right first. */
  state: z.enum(['good', 'wait', 'bad']),
  /** Matches, rooms, messages, migrations or breaches. */
  count: z.int(),
  /** When it is expected to be over. */
  until: Text,
});
/** One thing that could be in the way of a new version. */
export interface DeskDeployCheck extends z.infer<typeof deskDeployCheck> {}
export const DeskDeployCheck: Model<DeskDeployCheck> = deskDeployCheck;

const deskDeploy = z.object({
  /** Nothing is in the way. */
  safe: z.boolean(),
  /** Each thing that could be in the way, good or not. */
  checks: z.array(DeskDeployCheck),
  /** The next hour or more without a match or a lock, within two days; null: there is none. */
  quiet_from: Text,
  /** Null: nothing comes within two days. */
  quiet_until: Text,
});
/** Whether servers can be replaced now. */
export interface DeskDeploy extends z.infer<typeof deskDeploy> {}
export const DeskDeploy: Model<DeskDeploy> = deskDeploy;
