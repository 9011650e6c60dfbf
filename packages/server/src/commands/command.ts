import type { z } from 'zod';
import type { Db } from '../db/database';

/** What a command is given to work with. */
export interface CommandContext {
  db: Db;
}

/** One thing an operator can do, with the same arguments from the command line and through a running server. */
export interface Command<A extends z.ZodObject = z.ZodObject, R = unknown> {
  name: string;
  args: A;
  run(context: CommandContext, args: z.output<A>): Promise<R>;
  /** The answer as an operator reads it; `--json` prints the answer itself. */
  print(result: R): string;
  /** Whether the answer means trouble: the process then ends with 1. */
  failed?(result: R): boolean;
}

/** What is wrong with a request of the operator's, as a sentence that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Declares a command, keeping the types of its arguments and answer together. */
export const command = <A extends z.ZodObject, R>(definition: Command<A, R>): Command<A, R> => definition;
