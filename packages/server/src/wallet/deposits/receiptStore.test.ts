import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilesUnavailable } from '../../platform/files/FileStore';
import { assertReceiptsFit, receiptStore } from './receiptStore';

const bucket = {
  url: 'http://127.0.0.1:1/bucket',
  region: 'us-east-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'very-secret',
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receipts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fits(place: Parameters<typeof receiptStore>[0]['place']): Promise<Record<string, unknown>[]> {
  const logged: Record<string, unknown>[] = [];
  await assertReceiptsFit({ place, days: 90 }, (line) => void logged.push(line));
  return logged;
}

describe('the store of receipts', () => {
  it('is none, a folder or a bucket, as it is set', () => {
    expect(receiptStore({ place: null, days: 90 })).toBeUndefined();
    expect(receiptStore({ place: { folder }, days: 90 })!.place).toContain(folder);
    expect(receiptStore({ place: { bucket }, days: 90 })!.place).toContain('127.0.0.1');
  });

  it('lets the server start without one, and on a folder that takes files and gives them back', async () => {
    expect([await fits(null), await fits({ folder })]).toEqual([[], []]);
  });

  it('keeps the server from starting on a folder that cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const start = fits({ folder: join(file, 'receipts') });
    await expect(start).rejects.toThrow(FilesUnavailable);
    await expect(start).rejects.toThrow(
      /^RECEIPTS_URL: .*\(ENOTDIR\).* The server’s user must be able to write there\.$/,
    );
  });

  it('lets the server start where a bucket is away, which the log tells', async () => {
    expect(await fits({ bucket })).toEqual([
      { level: 'error', message: 'receipts: the store does not work', error: expect.stringContaining('127.0.0.1') },
    ]);
  });
});
