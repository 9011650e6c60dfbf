import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesUnavailable, type StoredFile } from './FileStore';

/** A bucket of S3's API, and who we are there. */
export interface Bucket {
  /** With the bucket, and a folder in it where there is one: `https://s3.example/bucket`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A player waits for it. */
const PATIENCE_MS = 10_000;
const RETRIES = 1;

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const textsIn = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text!);
const errorIn = (xml: string) => textsIn(xml, 'Code')[0] ?? '';

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  at: URL;
  body?: Uint8Array<ArrayBuffer>;
}

/** Keeps files in a bucket, addressed by its path: AWS, MinIO, R2 and others. `patience`: milliseconds for one call. */
export function s3Files({ url, region, accessKeyId, secretAccessKey }: Bucket, patience = PATIENCE_MS): FileStore {
  const base = new URL(url.replace(/\/*$/, '/'));
  const inBase = decodeURIComponent(base.pathname).split('/').slice(2).join('/');
  const bucket = new URL(`/${base.pathname.split('/')[1]}`, base);
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const failed = (why: string, cause?: unknown) => new FilesUnavailable(`The bucket ${base.href} ${why}.`, { cause });

  /** The answer's status and body; the service checks that the body came as it was signed. */
  async function ask({ method, at, body }: Asked): Promise<{ status: number; bytes: Uint8Array }> {
    const digest = hex(await crypto.subtle.digest('SHA-256', body ?? new Uint8Array()));
    try {
      const response = await client.fetch(at, {
        method,
        headers: { 'x-amz-content-sha256': digest },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(body ? { body } : {}),
      });
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
      throw failed(timedOut ? `did not answer within ${patience} ms` : 'cannot be reached', cause);
    }
  }

  /** The answer's body; null where there is no such file. */
  async function answered(asked: Asked): Promise<Uint8Array | null> {
    const { status, bytes } = await ask(asked);
    if (status >= 200 && status < 300) return bytes;
    const code = errorIn(new TextDecoder().decode(bytes));
    if (status === 404 && code === 'NoSuchKey') return null;
    throw failed(`answered ${status}${code && ` (${code})`}`);
  }

  const fileAt = (name: string) => new URL(name, base);

  async function page(folder: string, after: string): Promise<{ files: StoredFile[]; more: boolean }> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${inBase}${folder}/`, 'max-keys': '1000' });
    if (after) query.set('start-after', `${inBase}${after}`);
    const at = new URL(bucket);
    at.search = query.toString();
    const xml = new TextDecoder().decode((await answered({ method: 'GET', at })) ?? new Uint8Array());
    if (!xml.includes('<ListBucketResult')) throw failed('does not list its files as S3 does');
    const times = textsIn(xml, 'LastModified');
    // Names are ours, without anything that XML would write otherwise.
    const files = textsIn(xml, 'Key').map((key, index) => ({
      name: key.slice(inBase.length),
      modified: new Date(times[index]!),
    }));
    return { files, more: textsIn(xml, 'IsTruncated')[0] === 'true' };
  }

  return {
    place: base.href,
    put: async (name, bytes) => void (await answered({ method: 'PUT', at: fileAt(name), body: new Uint8Array(bytes) })),
    get: (name) => answered({ method: 'GET', at: fileAt(name) }),
    delete: async (name) => void (await answered({ method: 'DELETE', at: fileAt(name) })),
    async *list(folder) {
      for (let after: string | undefined = ''; after !== undefined;) {
        const { files, more } = await page(folder, after);
        yield files;
        after = more ? files.at(-1)?.name : undefined;
      }
    },
  };
}
