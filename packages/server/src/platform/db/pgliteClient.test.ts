import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryLocked, lockDirectory } from './directoryLock';
import { openPglite } from './openPglite';
import { inWorkerThread } from './workerThreadHost';
import { PgliteClient } from './pgliteClient';

let client: PgliteClient;
beforeAll(async () => {
  client = new PgliteClient({ idleTransactionMs: 150 }, inWorkerThread);
  await client.waitReady;
  await client.query('create table note (word text)');
});
beforeEach(async () => void (await client.query('truncate note')));
afterAll(() => client.close());

const words = async () => (await client.query<{ word: string }>('select word from note order by word')).rows;

describe('PgliteClient', () => {
  it('lets the others wait for a transaction, and shows them nothing of it before its end', async () => {
    const seen: string[] = [];
    let other: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      await tx.query(`insert into note values ('a')`);
      other = words().then((rows) => seen.push(`others see ${rows.length}`));
      await tx.query(`insert into note values ('b')`);
      seen.push('end of the transaction');
    });
    await other;
    expect(seen).toEqual(['end of the transaction', 'others see 2']);
  });

  it('rolls back a transaction that says nothing for too long, and lets the others go on', async () => {
    await client.query(`insert into note values ('a')`);
    const stuck = client.transaction(async (tx) => {
      await tx.query(`insert into note values ('stuck')`);
      await pause(400);
      await tx.query('select 1');
    });
    expect(await words()).toEqual([{ word: 'a' }]);
    await expect(stuck).rejects.toMatchObject({ code: '25P01' });
  });

  it('does not count a long statement as saying nothing', async () => {
    await client.transaction(async (tx) => {
      await tx.query('select pg_sleep(0.4)');
      await tx.query(`insert into note values ('b')`);
    });
    expect(await words()).toEqual([{ word: 'b' }]);
  });

  it('says that it is closed instead of waiting', async () => {
    const closed = new PgliteClient({}, inWorkerThread);
    await closed.waitReady;
    await closed.close();
    await expect(closed.query('select 1')).rejects.toThrow('closed');
    await expect(closed.transaction((tx) => tx.query('select 1'))).rejects.toThrow('closed');
  });
});

describe('a data directory', () => {
  it('is held by one opener at a time and free again afterwards', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'arma11-lock-'));
    const first = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow(DirectoryLocked);
    await expect(openPglite({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);
    first.release();
    lockDirectory(dataDir).release();
    rmSync(dataDir, { recursive: true });
  });
});
