import { randomBytes } from 'node:crypto';
import { createUser, type NewUser } from '../players/accounts/createUser';
import { outboxSenders } from '../platform/messages/outboxSenders';
import { openSession } from '../players/accounts/sessions';
import { createServer, type Server } from '../createServer';
import type { Db } from '../platform/db/database';
import { DEVELOPMENT_KEY } from '../platform/sealing/encryptionConfig';
import { keyring } from '../platform/sealing/keyring';
import { writePersonalData } from '../players/accounts/personalData';
import { openTestDatabase } from './openTestDatabase';
import type { Deps } from '../platform/deps';
import type { RouteGroup } from '../platform/http/route';

const random = (bytes: number) => new Uint8Array(randomBytes(bytes));

/** Hashes nothing: tests that are not about passwords should not wait for them. */
const plainHasher: Deps['hasher'] = {
  hash: (password) => Promise.resolve(`plain:${password}`),
  verify: (hash, password) => Promise.resolve(hash === `plain:${password}`),
};

/** `birthDate`: `YYYY-MM-DD`. */
type NewTestUser = NewUser & { birthDate?: string };

/** A server over a test database, whose answers are all compared with the contract. */
export interface TestServer extends Server {
  db: Db;
  deps: Deps;
  /** What the server logged. */
  logged: Record<string, unknown>[];
  /** Makes a player with an open session. */
  player(user?: Partial<NewTestUser>): Promise<TestPlayer>;
  /** Calls `/services/{path}` without a session. */
  call: ApiCall;
  close(): Promise<void>;
}

/** A signed-in caller. */
export interface TestPlayer {
  id: number;
  access: string;
  call: ApiCall;
}

/** An answer with its JSON body read. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  // Tests read bodies field by field; the contract check has already parsed them.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export type ApiCall = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string>; ip?: string },
) => Promise<ApiAnswer>;

/** Calls a server with a token, or with none. */
export function callerOf(server: Server, access?: string): ApiCall {
  return async (method, path, { body, headers = {}, ip = '192.0.2.1' } = {}) => {
    const isForm = body instanceof FormData;
    const request = new Request(`http://arma11.test/services/${path}`, {
      method,
      headers: {
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await server.fetch(request, { ip });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
    };
  };
}

/** Opens a server with the given headings on a database of its own (openTestDatabase). */
export async function openTestServer(groups: readonly RouteGroup[], given: Partial<Deps> = {}): Promise<TestServer> {
  const db = given.db ?? (await openTestDatabase());
  const logged: Record<string, unknown>[] = [];
  const log: Deps['log'] = (line) => void logged.push(line);
  const deps: Deps = {
    db,
    hasher: plainHasher,
    sealing: keyring([DEVELOPMENT_KEY], random),
    ...outboxSenders(db),
    money: { mode: 'demo', licence: null },
    publicUrl: 'https://arma11.test',
    random,
    log,
    production: false,
    checkResponses: true,
    ...given,
  };
  const server = createServer(deps, { groups });
  let made = 0;
  const player: TestServer['player'] = async ({ birthDate, ...user } = {}) => {
    made += 1;
    const name = user.username ?? `jugador-${made}-${random(2).join('')}`;
    const asked = { username: name, email: `${name}@arma11.test`, passwordHash: 'plain:secreto1', ...user };
    const { id, access } = await db.tx(async (tx) => {
      const userId = await createUser(tx, asked);
      if (birthDate) await writePersonalData(tx, deps.sealing, userId, { birth_date: birthDate });
      return { id: userId, access: (await openSession(tx, { userId, device: 'test', random })).access };
    });
    return { id, access, call: callerOf(server, access) };
  };
  return { ...server, db, deps, logged, player, call: callerOf(server), close: () => db.close() };
}
