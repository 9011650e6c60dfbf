import { randomBytes } from 'node:crypto';
import { outboxSenders } from '../platform/messages/outboxSenders';
import { COMMAND_LINE } from '../operator/definition/command';
import { findCommand } from '../operator/registry';
import { runCommand } from '../operator/definition/runCommand';
import type { Db } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { DEVELOPMENT_KEY } from '../platform/sealing/encryptionConfig';
import { keyring } from '../platform/sealing/keyring';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

/** What a command is given in tests and rehearsals: nothing is hashed, sent or logged. */
export const commandDeps = (db: Db): Deps => ({
  db,
  hasher: { hash: (password) => Promise.resolve(`plain:${password}`), verify: () => Promise.resolve(false) },
  sealing: keyring([DEVELOPMENT_KEY], random),
  ...outboxSenders(db),
  money: { mode: 'demo', licence: null },
  publicUrl: 'https://arma11.test',
  random,
  log: () => undefined,
  production: false,
});

/** Runs a command as the command line does. */
export const testCommand = (db: Db, name: string, args: unknown): Promise<unknown> =>
  runCommand(findCommand(name), { deps: commandDeps(db), actor: COMMAND_LINE }, args);
