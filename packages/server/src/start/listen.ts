import { once } from 'node:events';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerEnv } from '../platform/http/env';
import { clientAddress } from '../platform/http/clientAddress';
import type { Server } from '../createServer';

/** The port cannot be had; the message says what to do. */
class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

export interface Listening {
  /** The address for a person or a program on this machine. */
  address: string;
  /** Takes no more requests, lets those under way end, and after five seconds ends them. */
  close(): Promise<void>;
}

interface Place {
  port: number;
  host: string | undefined;
  trustProxy: readonly string[];
  /** Others stand before it and keep connections: they are given the time to leave. */
  production?: boolean;
  /** How the names of the variables that decide it begin: '' for PORT and HOST. */
  variables?: '' | 'METRICS_';
}

const PATIENCE_MS = 5000;
/**
 * A proxy sends a request over a connection that it has kept, and does not send it again when that ends just then: so its
 * connections stay as long, and each answer says that it is the last.
 */
const FAREWELL_MS = 3000;
/** How often connections without a request under way are ended while the server stops. */
const IDLE_LOOK_MS = 100;
/**
 * Node looks at its connections every 30 seconds unless told: a limit of 10 would be one of 40. A proxy must not meet a
 * connection that ends as its request comes: nginx keeps its own for 60 seconds, load balancers too.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 75_000,
};

function sentence(error: NodeJS.ErrnoException, { port, host, variables = '' }: Place): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortUnusable(
      `${variables}PORT ${port} is in use: stop the program that has it, or choose another ${variables}PORT.`,
    );
  }
  if (error.code === 'EACCES')
    return new PortUnusable(`${variables}PORT ${port} is not allowed to this user: choose one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new PortUnusable(`${variables}HOST ${host} is not an address of this machine.`);
  }
  return error;
}

async function bind(server: HttpServer, place: Place): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(sentence(error, place)));
    // Without a host Node listens on every interface, IPv6 and IPv4, and on machines without IPv6 too.
    server.listen({ port: place.port, host: place.host }, resolve);
  });
  return server.address() as AddressInfo;
}

/** The name by which this machine reaches itself there. */
function reachable(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Several requests come over one connection: what is sent of an answer is what the connection has sent more. */
function whenEnded(answer: ServerResponse, socket: Socket): NonNullable<ServerEnv['Bindings']['ended']> {
  const before = socket.bytesWritten;
  const end = () => ({
    bytes: socket.bytesWritten - before,
    ...(answer.writableFinished ? {} : { cut: true as const }),
  });
  // A caller may be gone before there is an answer.
  return (then) => void (answer.closed ? then(end()) : answer.once('close', () => then(end())));
}

/** Serves on a port. Slow senders are cut off: headers within 10 s, the whole request within 30 s (security §5.3). */
export async function listen(
  fetch: Server['fetch'],
  place: Place,
  limits: Partial<typeof LIMITS> = {},
): Promise<Listening> {
  const addressOf = clientAddress(place.trustProxy);
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const forwarded = request.headers.get('x-forwarded-for') ?? undefined;
      const { incoming, outgoing } = env;
      const { socket } = incoming;
      return fetch(request, {
        ip: addressOf(socket.remoteAddress, forwarded),
        drop: () => socket.destroy(),
        ended: whenEnded(outgoing as ServerResponse, socket),
      });
    },
    serverOptions: { ...LIMITS, maxHeaderSize: 16_384, ...limits },
  }) as HttpServer;
  let leaving = false;
  server.prependListener('request', (_, response) => {
    if (leaving) response.shouldKeepAlive = false;
  });
  const { port } = await bind(server, place);
  const close = async () => {
    const closed = once(server, 'close');
    leaving = true;
    // Takes nothing new; Node's own way would end the kept connections with it.
    NetServer.prototype.close.call(server);
    if (place.production) await Promise.race([closed, wait(FAREWELL_MS, undefined, { ref: false })]);
    // A connection that is kept alive becomes idle when its last answer is out.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_LOOK_MS);
    const forced = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => undefined);
    await closed;
    clearInterval(idle);
    clearTimeout(forced);
  };
  return { address: `http://${reachable(place.host)}:${port}`, close };
}
