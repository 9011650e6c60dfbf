import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openS3StandIn, type S3StandIn } from '../../testing/s3StandIn';
import { diskFiles } from './diskFiles';
import { filesTrouble } from './filesTrouble';
import { type FileStore, FilesUnavailable } from './FileStore';
import { s3Files } from './s3Files';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
const freshFolder = () => randomBytes(8).toString('hex');

let root: string;
let s3: S3StandIn;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arma11-files-'));
  s3 = await openS3StandIn();
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await s3.close();
});
beforeEach(() => Object.assign(s3, { trouble: 'none', refused: 0 }));

async function namesIn(files: FileStore, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of files.list(folder)) names.push(...page.map(({ name }) => name));
  return names.toSorted();
}

describe.each([
  ['a folder', () => diskFiles(join(root, 'made', 'when', 'needed'))],
  ['a bucket', () => s3Files(s3.bucket)],
  ['a folder of a bucket', () => s3Files({ ...s3.bucket, url: `${s3.bucket.url}/de/arma11/` })],
])('%s', (_, open) => {
  it('gives back what it took, until it is deleted', async () => {
    const [files, name] = [open(), `${freshFolder()}/a1`];
    const bytes = random(300_000);
    expect(await files.get(name)).toBeNull();
    await files.put(name, bytes);
    expect(await files.get(name)).toEqual(bytes);
    await files.delete(name);
    expect(await files.get(name)).toBeNull();
    await files.delete(name);
    expect(s3.refused).toBe(0);
  });

  it('lists one folder, however many files it has, with the time of each', async () => {
    const [files, folder] = [open(), freshFolder()];
    expect(await namesIn(files, folder)).toEqual([]);
    const names = Array.from({ length: 8 }, (__, n) => `${folder}/f${n}`);
    for (const name of [...names, `${folder}x/other`]) await files.put(name, random(10));
    expect(await namesIn(files, folder)).toEqual(names);
    for await (const page of files.list(folder)) {
      for (const { modified } of page) expect(modified.getTime()).toBeGreaterThan(1.7e12);
    }
  });

  it('works, and nothing of the look whether it does is left', async () => {
    const files = open();
    expect(await filesTrouble(files)).toBeNull();
    expect(await namesIn(files, 'probe')).toEqual([]);
  });
});

describe('a folder', () => {
  it('is its owner’s alone, and so are its files', async () => {
    const place = join(root, 'owned');
    const files = diskFiles(place);
    await files.put('folder/file', random(5));
    const modes = [place, join(place, 'folder'), join(place, 'folder', 'file')].map(
      (path) => statSync(path).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    expect(readdirSync(join(place, 'folder'))).toEqual(['file']);
  });

  it('never takes a name twice, and says what fails', async () => {
    const files = diskFiles(join(root, 'once'));
    await files.put('folder/file', random(5));
    await expect(files.put('folder/file', random(5))).rejects.toThrow(
      `The folder ${join(root, 'once')} fails (EEXIST).`,
    );
    writeFileSync(join(root, 'nofolder'), '');
    const none = diskFiles(join(root, 'nofolder'));
    await expect(none.put('folder/file', random(5))).rejects.toThrow(FilesUnavailable);
    expect(await filesTrouble(none)).toContain('ENOTDIR');
  });
});

describe('a bucket', () => {
  it.each([
    ['fails', /answered 503 \(SlowDown\)\.$/],
    ['cut', /cannot be reached\.$/],
    ['slow', /did not answer within 300 ms\.$/],
  ] as const)('that %s is told in one sentence without its key', async (trouble, says) => {
    s3.trouble = trouble;
    const files = s3Files(s3.bucket, 300);
    const error = await files.put('folder/file', random(5)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FilesUnavailable);
    expect(String(error)).toMatch(says);
    expect(String(error)).not.toContain(s3.bucket.secretAccessKey);
    await expect(files.get('folder/file')).rejects.toThrow(FilesUnavailable);
    await expect(namesIn(files, 'folder')).rejects.toThrow(FilesUnavailable);
    expect(await filesTrouble(files)).toMatch(says);
  });

  it.each([
    [{ secretAccessKey: 'another-secret' }, 'answered 403 (SignatureDoesNotMatch)'],
    [{ region: 'us-east-1' }, 'answered 403 (SignatureDoesNotMatch)'],
  ])('refuses what is signed with %j', async (other, says) => {
    const files = s3Files({ ...s3.bucket, ...other });
    await expect(files.put('folder/wrong', random(5))).rejects.toThrow(says);
    expect([s3.refused > 0, s3.files.has('folder/wrong')]).toEqual([true, false]);
  });

  it('that is not there is not taken for one without the file', async () => {
    const files = s3Files({ ...s3.bucket, url: s3.bucket.url.replace('comprobantes', 'otro') });
    await expect(files.get('folder/file')).rejects.toThrow('answered 404 (NoSuchBucket)');
  });
});
