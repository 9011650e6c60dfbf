import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../platform/files/s3Files';

/** What the next calls meet; `cut`: the connection ends in the middle of an answer. */
type Trouble = 'none' | 'fails' | 'slow' | 'cut';

/** A bucket of S3's API in this process: what tests of ours put into it is checked as AWS would. */
export interface S3StandIn {
  bucket: Bucket;
  files: Map<string, { bytes: Buffer; modified: Date }>;
  trouble: Trouble;
  /** Calls that were refused for their signature. */
  refused: number;
  close(): Promise<void>;
}

const NAME = 'comprobantes';
const KEY = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const REGION = 'sa-east-1';
/** Of one listing: small, so that a test sees several. */
const PAGE = 3;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** The signature that the call should have (AWS Signature Version 4), worked out anew from what came over the wire. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const [, credential = '', signed = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '') ?? [];
  const [, day = '', region = '', service = ''] = credential.split('/');
  const { pathname, searchParams } = new URL(request.url!, 'http://s3.test');
  const escaped = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, pathname, query, headers.join(''), signed, sha256(body)].join('\n');
  const scope = [day, region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${KEY.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': digest } = request.headers;
  const at = Date.parse(String(date).replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return (
    authorization.includes(`Credential=${KEY.accessKeyId}/${String(date).slice(0, 8)}/${REGION}/s3/aws4_request`) &&
    /SignedHeaders=[^,]*host[^,]*x-amz-content-sha256;x-amz-date/.test(authorization) &&
    Math.abs(Date.now() - at) < 900_000 &&
    digest === sha256(body) &&
    authorization.endsWith(`Signature=${signatureOf(request, body)}`)
  );
}

const errorXml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;

export async function openS3StandIn(): Promise<S3StandIn> {
  const files: S3StandIn['files'] = new Map();

  function listed(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const all = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const contents = all
      .slice(0, PAGE)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${files.get(key)!.modified.toISOString()}</LastModified></Contents>`,
      );
    return `<ListBucketResult><IsTruncated>${all.length > PAGE}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  function answerTo({ method, url }: IncomingMessage, body: Buffer): [status: number, body: Buffer | string] {
    const { pathname, searchParams } = new URL(url!, 'http://s3.test');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== NAME) return [404, errorXml('NoSuchBucket')];
    if (method === 'GET' && searchParams.get('list-type') === '2') return [200, listed(searchParams)];
    if (method === 'PUT') return files.set(key, { bytes: body, modified: new Date() }) && [200, ''];
    if (method === 'DELETE') return [204, (files.delete(key), '')];
    const found = files.get(key);
    return found ? [200, found.bytes] : [404, errorXml('NoSuchKey')];
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (standIn.trouble === 'slow') return;
    if (standIn.trouble === 'cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
      return;
    }
    if (standIn.trouble === 'fails') return void response.writeHead(503).end(errorXml('SlowDown'));
    if (!isSigned(request, body)) {
      standIn.refused += 1;
      return void response.writeHead(403).end(errorXml('SignatureDoesNotMatch'));
    }
    const [status, answer] = answerTo(request, body);
    response.writeHead(status).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: S3StandIn = {
    bucket: { url: `http://127.0.0.1:${port}/${NAME}`, region: REGION, ...KEY },
    files,
    trouble: 'none',
    refused: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return standIn;
}
