import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { MessageConfig } from '../../platform/messages/messageConfig';
import type { EncryptionKeys } from '../../platform/sealing/encryptionConfig';
import type { ReceiptConfig } from '../../wallet/deposits/receiptConfig';

/** Who works at the desk: an operator through `ops/`, or the command line with the machine's own rights. */
export interface Actor {
  id: number | null;
  name: string;
}

/** The command line. */
export const COMMAND_LINE: Actor = { id: null, name: 'command line' };

/** What an audit row keeps of a write. */
export interface AuditEntry {
  /** What it was done to: 'room:12'. */
  target: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** What a command is given to work with. */
export interface CommandContext {
  db: Db;
  deps: Deps;
  actor: Actor;
  /** Runs a write and its audit row in one transaction; answer from the command what it answers, unchanged. */
  audited<T>(work: (tx: Tx) => Promise<AuditEntry & { result: T }>): Promise<T>;
  /** The audit row of a write that runs its own transactions, such as an import. */
  note(entry: AuditEntry): Promise<void>;
  /** Reports how far a long command has come. */
  progress(line: string): void;
  /** Absent in a call of the desk. */
  installation: Installation | undefined;
}

/** Where the data lies, and what the environment says of what surrounds it. */
export interface Installation {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler between; undefined: `databaseUrl` is direct. */
  listenUrl: string | undefined;
  production: boolean;
  messages: MessageConfig;
  encryptionKeys: EncryptionKeys;
  receipts: ReceiptConfig;
  machine: {
    /** The version of Node. */
    node: string;
    /** The machine's own clock, in milliseconds. */
    now(): number;
  };
}

/** Who may make the call, and where it lies: `ops/rooms/{room}/cancel/`. Fields in braces are taken from the address. */
export interface OpsCall {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  role: 'operador' | 'tesorero' | 'admin';
  /** The command's answer as it travels: under `result`. */
  result: z.ZodType;
  /** The largest body in bytes, where 64 KiB are too few. */
  mostBytes?: number;
}

/**
 * One thing an operator can do, with the same arguments from the command line and as an `ops/` call. An argument's
 * `.describe()` is its help; `.meta({ place: 'path' })` is a path of the operator's machine, `'file'` the text of one, `'bytes'` one in base64.
 */
export interface Command<A extends z.ZodObject = z.ZodObject, R = unknown> {
  /** The words to type: 'room cancel'. */
  name: string;
  /** What it does, for the help: one line, no full stop. */
  summary: string;
  args: A;
  /** Arguments given by their place, without a flag. */
  positional?: readonly (keyof z.output<A> & string)[];
  /** Absent: only the command line can do it. */
  ops?: OpsCall;
  run(context: CommandContext, args: z.output<A>): Promise<R>;
  /** Instead of `run` where no server holds DATA_DIR: for what works on the folder itself. Only the command line can. */
  offline?(place: Installation, args: z.output<A>, progress: (line: string) => void): Promise<R>;
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
