import { randomBytes } from 'node:crypto';
import { argon2Hasher } from '../players/accounts/argon2Hasher';
import { keyring } from '../platform/sealing/keyring';
import { pushService } from '../platform/messages/pushService';
import { senders } from '../platform/messages/senders';
import type { Config } from '../config';
import { receiptStore } from '../wallet/deposits/receiptStore';
import type { Db } from '../platform/db/database';
import { DatabaseUnusable } from '../platform/db/postgresFitness';
import type { Deps, MoneyMode } from '../platform/deps';

/** Whether this database holds the demo season. */
export const holdsDemo = async ({ fresh }: Db) =>
  (await fresh.selectFrom('setting').select('key').where('key', '=', 'demo').executeTakeFirst()) !== undefined;

/** Real money is not played where accounts have passwords that everybody knows, and rivals that we invented. */
export async function assertOwnSeason(db: Db, money: Config['money']): Promise<void> {
  if (money !== 'real' || !(await holdsDemo(db))) return;
  throw new DatabaseUnusable(
    'DATABASE_URL: this database holds the demo season, whose accounts have public passwords: MONEY=real needs a database of its own.',
  );
}

async function moneyOf({ money, licence, production }: Config, db: Db): Promise<MoneyMode> {
  const mode = money ?? (!production && (await holdsDemo(db)) ? 'demo' : 'play');
  return { mode, licence };
}

/** What a process of ours gives the server: the server itself and the command line get the same. */
export async function processDeps(
  config: Config,
  db: Db,
  around: Pick<Deps, 'identity' | 'log' | 'metrics' | 'tracing'>,
): Promise<Deps> {
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  return {
    db,
    hasher: argon2Hasher(),
    sealing: keyring(config.encryptionKeys, random),
    receipts: receiptStore(config.receipts),
    receiptDays: config.receipts.days,
    identity: around.identity,
    ...senders(db, config.messages, around),
    smsRules: config.smsRules,
    push: pushService(db, config.messages.publicUrl, around.metrics),
    publicUrl: config.messages.publicUrl,
    money: await moneyOf(config, db),
    random,
    log: around.log,
    accessLog: config.accessLog ? around.log : undefined,
    metrics: around.metrics,
    tracing: around.tracing,
    production: config.production,
  };
}
