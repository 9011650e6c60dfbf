import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const SAID = '/__said';

/** Runs before anything of a page, and says what goes wrong in it: of WebKit's console its driver tells nothing. */
const listener = `(() => {
  // What is still on its way when the page is left has failed, too.
  let left = false;
  addEventListener('beforeunload', () => (left = true));
  const say = (what) => left || navigator.sendBeacon('${SAID}', location.pathname + ': ' + what);
  addEventListener('error', ({ message, target }) => say('error: ' + (message ?? (target.src || target.href))), true);
  addEventListener('unhandledrejection', ({ reason }) => say('unhandled: ' + (reason?.message ?? reason)));
  const { error } = console;
  console.error = (...words) => (say('console: ' + words.join(' ')), error(...words));
})()`;

/** A server with another in front of it. */
export interface TellingProxy {
  /** Without a slash at the end. */
  address: string;
  /** What went wrong in the pages that came through it. */
  said: string[];
  /** Closes: from now on there is no way to the server. */
  close(): Promise<void>;
}

/** Listens in front of a server, and puts the listener into its pages. */
export async function tellingProxy(target: string): Promise<TellingProxy> {
  const said: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === SAID) void noteDown(request, response, said);
    else passOn(target, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said,
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function noteDown(request: IncomingMessage, response: ServerResponse, said: string[]): Promise<void> {
  said.push(await textOf(request));
  response.writeHead(204).end();
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': _, ...headers } = request.headers;
  const onward = ask(target + request.url, { method: request.method!, headers }, (answer) => {
    const { statusCode = 502, headers: given } = answer;
    if (given['content-type']?.startsWith('text/html')) void sendPage(answer, response);
    else answer.pipe(response.writeHead(statusCode, given));
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await textOf(answer);
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const { 'content-length': _, ...headers } = answer.headers;
  response
    .writeHead(answer.statusCode ?? 502, headers)
    .end(html.replace('<head>', `<head><script nonce="${nonce}">${listener}</script>`));
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
