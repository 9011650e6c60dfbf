import { mkdir, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, FilesUnavailable, type StoredFile } from './FileStore';

/** Files whose times are asked for before they are handed on. */
const PAGE = 500;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));
const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};

/** Writes what the disk still holds back: of a file its bytes, of a folder its names. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(path, 'wx', 0o600);
  await (async () => {
    await handle.writeFile(bytes);
    await handle.sync();
  })().finally(() => handle.close());
  await flush(folder);
  if (made) await flush(dirname(made));
}

async function* pages(root: string, folder: string): AsyncGenerator<StoredFile[]> {
  const entries = await opendir(join(root, folder)).catch(unlessMissing);
  let page: StoredFile[] = [];
  for await (const { name } of entries ?? []) {
    // Somebody else may have deleted it since.
    const found = await stat(join(root, folder, name)).catch(unlessMissing);
    if (found?.isFile()) page.push({ name: `${folder}/${name}`, modified: found.mtime });
    if (page.length === PAGE) {
      yield page;
      page = [];
    }
  }
  yield page;
}

/** Keeps files in a folder that every server sees at the same place. Its owner alone may read them. */
export function diskFiles(root: string): FileStore {
  const failed = (error: unknown): never => {
    throw new FilesUnavailable(`The folder ${root} fails (${codeOf(error)}).`, { cause: error });
  };
  return {
    place: root,
    put: (name, bytes) => write(join(root, name), bytes).catch(failed),
    get: (name) =>
      readFile(join(root, name))
        .then((bytes) => new Uint8Array(bytes), unlessMissing)
        .catch(failed),
    delete: (name) => rm(join(root, name), { force: true }).catch(failed),
    async *list(folder) {
      try {
        yield* pages(root, folder);
      } catch (error) {
        failed(error);
      }
    },
  };
}
