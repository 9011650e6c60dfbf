import type { Context } from 'hono';
import { contract, type Call } from '@arma11/core/contract';
import type { CallSchemas } from '@arma11/core/schemas';
import type { Tx, Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { logSecurity } from '../../platform/securityLog';
import { Refusal } from '../../platform/refusal';
import { admit, wantsSecondFactor } from './admit';
import { countVisit } from './countVisit';
import { ifMatchVersion } from './ifMatchVersion';
import type { ServerEnv } from '../../platform/http/env';
import {
  AlreadyAnswered,
  contentHash,
  idempotencyKey,
  type KeyedWrite,
  keepRefusal,
  replayIfAnswered,
  writeOnce,
} from '../../platform/http/idempotency';
import { invalid } from '../../platform/invalid';
import { parseTexts, parseWith, queryTexts } from '../../platform/http/parseInput';
import type { MoneyGate } from './moneyGate';
import type { OwnWrites } from './ownWrites';
import { previewCaller } from './previewCaller';
import type { RateLimiter } from './rateLimit';
import { readForm, readJson } from '../../platform/http/readBody';
import { assertSameOrigin } from '../../platform/http/assertSameOrigin';
import { errorText, json, withEntityTag } from '../../platform/http/respond';
import type { Caller } from '../../platform/http/caller';
import { type EventRequest, StreamAnswer } from '../../platform/http/streamAnswer';
import { TextAnswer } from '../../platform/http/textAnswer';
import { embedCaller } from '../../partners/embedCaller';
import { pageAddress } from '../../partners/figures/pageAddress';
import { requestingPage } from '../../platform/http/requestingPage';
import { sessionCaller } from '../../players/accounts/sessionCaller';

const BEARER = /^Bearer ((et_)?[A-Za-z0-9_-]{43})$/;

/** Who a token belongs to, or null when there is none or it has ended (security §3.2). */
async function authenticate(db: Db, request: Request): Promise<Caller | null> {
  const [, token, ofEmbed] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return null;
  return ofEmbed ? embedCaller(db, token, requestingPage(request)) : sessionCaller(db, token);
}

/** A call of the contract with what serves it. */
export interface Endpoint {
  /** In the contract: `compe.registerSala`. */
  name: string;
  call: Call;
  schemas: CallSchemas;
  handler: ((context: never) => Promise<unknown>) | undefined;
}

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const notBuilt = () => new Refusal(501, 'NO_DISPONIBLE', 'Esta parte del juego todavía no está lista. Vuelve pronto.');

async function readInput({ call, schemas }: Endpoint, c: Context<ServerEnv>): Promise<Input> {
  const texts = queryTexts(new URL(c.req.url).searchParams);
  const raw = () => (call.multipart ? readForm(c.req.raw, call.multipart) : readJson(c.req.raw, call.mostBytes));
  return {
    params: schemas.params && parseTexts(schemas.params, c.req.param() as Record<string, string>),
    query: schemas.query && parseTexts(schemas.query, texts),
    body: schemas.body && parseWith(schemas.body, await raw()),
  };
}

async function keyedWrite(
  { call, deps, caller }: { call: Call; deps: Deps; caller: Caller | null },
  input: Input,
  header: string | undefined,
) {
  const key = call.method === 'GET' ? null : idempotencyKey(header);
  if (!key && call.idempotent === 'keyRequired')
    throw invalid({ 'Idempotency-Key': 'Esta operación necesita una clave.' });
  if (!key || !caller) return null;
  const keyed = { userId: caller.id, route: `${call.method} ${call.path}`, key, requestHash: await contentHash(input) };
  // What the desk is answered may tell of anybody.
  return call.path.startsWith('ops/') ? { ...keyed, sealing: deps.sealing } : keyed;
}

/** Personal data is never kept by a browser; other players' views are, but asked about each time. */
function caching(call: Call, caller: Caller | null): string {
  if (call.access === 'self' || call.path === contract.system.time.path) return 'no-store';
  if (call.access !== 'public' || caller) return 'private, no-cache';
  const { keepSeconds } = call;
  if (keepSeconds === undefined) return 'public, max-age=300, stale-while-revalidate=86400';
  return keepSeconds === 0 ? 'no-store' : `public, max-age=${keepSeconds}`;
}

function checkResponse({ call, schemas }: Endpoint, text: string): void {
  const result = schemas.response.safeParse(JSON.parse(text));
  if (result.success) return;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`The answer of ${call.method} ${call.path} is not what the contract says: ${problems}`);
}

/** What a caller who asks for events wants of them. */
function eventRequest(call: Call, c: Context<ServerEnv>): EventRequest | null {
  if (!call.stream || !(c.req.header('accept') ?? '').includes('text/event-stream')) return null;
  return { lastEventId: c.req.header('last-event-id') || null, drop: c.env?.drop ?? (() => undefined) };
}

/** Runs the handler; with a key, its first answer is kept and given again. */
async function answer(
  endpoint: Endpoint,
  deps: Deps,
  c: Context<ServerEnv>,
  caller: Caller | null,
): Promise<string | TextAnswer | StreamAnswer> {
  const { call, handler } = endpoint;
  if (!handler) throw notBuilt();
  const input = await readInput(endpoint, c);
  const keyed = await keyedWrite({ call, deps, caller }, input, c.req.header('idempotency-key'));
  if (keyed) await replayIfAnswered(deps.db, keyed);
  const write = <T>(work: (tx: Tx) => Promise<T>) => (keyed ? writeOnce(deps.db, keyed, work) : deps.db.tx(work));
  const origin = c.req.header('origin') ?? null;
  const context = {
    deps,
    player: caller,
    ...input,
    ifMatch: ifMatchVersion(c.req.header('if-match')),
    userAgent: c.req.header('user-agent') ?? '',
    origin,
    page: origin && pageAddress(c.req.raw, origin),
    events: eventRequest(call, c),
    ip: c.env?.ip ?? '',
    write,
  };
  try {
    const result = await handler(context as never);
    return result instanceof TextAnswer || result instanceof StreamAnswer ? result : JSON.stringify(result);
  } catch (error) {
    if (keyed) await rememberRefusal(deps, keyed, error, c.get('requestId'));
    throw error;
  }
}

async function rememberRefusal(deps: Deps, keyed: KeyedWrite, error: unknown, requestId: string): Promise<void> {
  if (!(error instanceof Refusal)) return;
  await keepRefusal(deps.db, keyed, error, errorText(error.code, error.message, error.extra, requestId));
}

/** Lets the caller in, or tells the security log that somebody who is known asked for more than they may. */
function admitOrTell(endpoint: Endpoint, caller: Caller | null, { log, production }: Deps, ip: string): void {
  try {
    admit(endpoint, caller, { production });
  } catch (error) {
    if (caller && !caller.preview) {
      const { id, role, embed } = caller;
      const from = embed ? { partner: embed.partnerId } : {};
      const kind = wantsSecondFactor(error) ? 'second_factor_denied' : 'role_denied';
      logSecurity(log, { kind, user: id, ip, role, call: endpoint.name, ...from });
    }
    throw error;
  }
}

/** What all calls have together. */
interface Shared {
  limit: RateLimiter;
  gate: MoneyGate;
  writes: OwnWrites;
}

/** Serves one call of the contract: who asks, what is asked, the answer, its validators. */
export function callRoute(endpoint: Endpoint, deps: Deps, { limit, gate, writes }: Shared) {
  const { call } = endpoint;
  return async (c: Context<ServerEnv>): Promise<Response> => {
    const caller = (await authenticate(deps.db, c.req.raw)) ?? (await previewCaller(deps, endpoint, c.req.raw));
    countVisit(caller, deps, c);
    if (caller && !caller.preview) c.set('userId', caller.id);
    await limit(call, caller?.preview ? null : caller, c.env?.ip ?? '');
    admitOrTell(endpoint, caller, deps, c.env?.ip ?? '');
    await gate(call);
    if (call.access === 'public' && call.method !== 'GET' && !call.foreign) assertSameOrigin(c.req.raw);
    if (caller && call.method !== 'GET') writes.note(caller.id);
    try {
      const answered = await answer(endpoint, writes.depsFor(deps, caller?.id), c, caller);
      if (answered instanceof StreamAnswer) return new Response(answered.events, { headers: answered.headers });
      const headers = { 'cache-control': caching(call, caller), vary: 'Authorization' };
      if (answered instanceof TextAnswer) {
        return await withEntityTag(c.req.raw, answered.text, { ...headers, ...answered.headers });
      }
      if (deps.checkResponses) checkResponse(endpoint, answered);
      if (call.method !== 'GET') return json(answered, 200);
      return await withEntityTag(c.req.raw, answered, headers);
    } catch (error) {
      if (!(error instanceof AlreadyAnswered)) throw error;
      return json(error.answer.text, error.answer.status, { 'idempotent-replayed': 'true' });
    }
  };
}
