import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider does with a request instead of answering it. */
export type Trouble = 'fails' | 'stalls' | 'cuts' | 'hurries' | null;

/** A source of its own on this machine. */
export interface FeedProvider {
  /** With a slash at the end. */
  readonly address: string;
  /** What was asked, as 'GET /fixtures/ 200'. */
  readonly asked: string[];
  /** The headers of the last request. */
  readonly lastHeaders: Record<string, string | undefined>;
  /** Sets what a path answers. */
  serve(path: string, body: string | Uint8Array): void;
  /** A function that makes the response instead; undefined is 404. */
  serveAll(answer: (path: string) => string | Uint8Array | undefined): void;
  /** 503; nothing, and the connection stays open; half an answer; 429 with a wait of a minute. */
  trouble(what: Trouble): void;
  close(): Promise<void>;
}

const etagOf = (body: string | Uint8Array) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

function answer(request: IncomingMessage, response: ServerResponse, body: string | Uint8Array | undefined): number {
  if (body === undefined) {
    response.writeHead(404).end();
    return 404;
  }
  const etag = etagOf(body);
  const same = request.headers['if-none-match'] === etag;
  response.writeHead(same ? 304 : 200, { etag }).end(same ? undefined : body);
  return same ? 304 : 200;
}

function makeTrouble(
  what: NonNullable<Trouble>,
  response: ServerResponse,
  body: string | Uint8Array | undefined,
): void {
  if (what === 'fails') response.writeHead(503).end('no');
  if (what === 'hurries') response.writeHead(429, { 'retry-after': '60' }).end();
  if (what === 'cuts') response.writeHead(200).end(String(body ?? '').slice(0, 40));
}

/** Serves documents on 127.0.0.1 as a provider of results does, and misbehaves when told to. */
export async function openFeedProvider(): Promise<FeedProvider> {
  const bodies = new Map<string, string | Uint8Array>();
  let [from, trouble]: [(path: string) => string | Uint8Array | undefined, Trouble] = [
    (path) => bodies.get(path),
    null,
  ];
  const asked: string[] = [];
  const lastHeaders: Record<string, string | undefined> = {};
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    Object.assign(lastHeaders, request.headers);
    if (trouble) makeTrouble(trouble, response, from(path));
    const status = trouble ?? answer(request, response, from(path));
    asked.push(`${request.method} ${path} ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    lastHeaders,
    serve: (path, body) => void bodies.set(path, body),
    serveAll: (all) => void (from = all),
    trouble: (what) => void (trouble = what),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
