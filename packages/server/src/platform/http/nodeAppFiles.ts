import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppFile, AppFiles } from './appFiles';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Where Vite puts the files whose names tell their content. */
const HASHED = /^assets\//;
/** Where the build leaves the pages that it drew; as all whose name begins with a dot, it is no file of the site. */
const PRERENDERED = '.pages';

type Encoding = AppFile['encoding'];
type Bytes = Uint8Array<ArrayBuffer>;

const squeeze: Record<'br' | 'gzip', (bytes: Bytes) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

function encodingFor(type: string, accepted: string): Encoding {
  if (!COMPRESSED.test(type)) return null;
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** The built app in a folder. Each file is read and compressed once, on its first request. */
export function nodeAppFiles(folder: string): AppFiles {
  const kept = new Map<string, Promise<AppFile | null>>();

  async function load(path: string, encoding: Encoding, type: string): Promise<AppFile | null> {
    const full = normalize(join(folder, path));
    if (!full.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    const read = await readFile(full).catch(() => null);
    if (!read) return null;
    const plain = new Uint8Array(read);
    const bytes = encoding ? new Uint8Array(await squeeze[encoding](plain)) : plain;
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
    return { bytes, type, encoding, etag: `"${tag}${encoding ? `-${encoding}` : ''}"`, hashed: HASHED.test(path) };
  }

  return {
    async file(path, acceptEncoding) {
      const type = TYPES[extname(path)];
      if (!type || path.split('/').some((part) => part.startsWith('.'))) return null;
      const encoding = encodingFor(type, acceptEncoding);
      const key = `${encoding ?? ''} ${path}`;
      const known = kept.get(key) ?? load(path, encoding, type);
      kept.set(key, known);
      // Names that are not there are not kept: there is no end of them.
      if ((await known) === null) kept.delete(key);
      return known;
    },
    async page(prerendered) {
      const read = (path: string) => readFile(join(folder, path), 'utf8').catch(() => null);
      const drawn = prerendered ? await read(`${PRERENDERED}/${prerendered}.html`) : null;
      return drawn ?? read('index.html');
    },
    async draw(prerendered, data) {
      const program = join(folder, PRERENDERED, `${prerendered}.mjs`);
      if (!existsSync(program)) return null;
      // In a thread that ends: React would take its memory and a third of a second from whoever is served meanwhile.
      const [page] = await once(new Worker(program, { workerData: data }), 'message');
      return page;
    },
  };
}
