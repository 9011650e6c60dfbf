import { prediLimits } from '@arma11/core/contract';
import { expect, it } from 'vitest';
import type { Environment } from './openEnvironment';
import { PASSWORD } from './people';
import { type Rehearsal, rehearse } from './rehearsal';

/** What is asked at a limit and one past it, and what each has to answer. */
interface Limit {
  name: string;
  ask(stage: Rehearsal, size: number): Promise<{ status: number }>;
  limit: number;
  /** At the limit the game may refuse by its rules, but not as ill-formed. */
  at: number;
  past: number;
}

const get =
  (path: (size: number) => string): Limit['ask'] =>
  (stage, size) =>
    stage.as('owner')('GET', path(size));
const KEY = { 'idempotency-key': 'clave-de-los-limites' };
const ORIGIN = 'http://arma11.test/services/'.length;

const update = ({ as, environment }: Rehearsal, text: string) =>
  as('owner')('PATCH', `users/update-data/${environment.people.owner.id}/`, { body: text });

/** `{"x":"aaa"}` of so many bytes. */
const filled = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;
const nested = (levels: number) => `{"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

function login({ withToken }: Rehearsal, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ email: 'owner@arma11.test', password: PASSWORD, ...fields }))
    body.set(name, value);
  return withToken(null)('POST', 'users/login-default/', { body });
}

const limits: Limit[] = [
  { name: 'pages', ask: get((page) => `compe/list/all-by-user/?page=${page}`), limit: 1000, at: 200, past: 400 },
  { name: 'rows of a page', ask: get((size) => `sala/compe/filter/?page_size=${size}`), limit: 50, at: 200, past: 400 },
  { name: 'top rooms', ask: get((top) => `predi/sala/list-top-public/?top=${top}`), limit: 50, at: 200, past: 400 },
  { name: 'ids', ask: get((id) => `predi/sala/get/${id}/`), limit: 2 ** 31 - 1, at: 404, past: 400 },
  {
    name: 'characters of an address',
    ask: get((size) => `plus/time/?x=${'a'.repeat(size - ORIGIN - 'plus/time/?x='.length)}`),
    limit: 2048,
    at: 200,
    past: 414,
  },
  { name: 'bytes of a body', ask: (stage, bytes) => update(stage, filled(bytes)), limit: 65_536, at: 200, past: 413 },
  { name: 'levels of a body', ask: (stage, levels) => update(stage, nested(levels)), limit: 8, at: 200, past: 400 },
  {
    name: 'coins of an entry',
    ask: ({ as, environment }, amount_ins) =>
      as('owner')('POST', 'sala/create/private-sala/', {
        body: { league_unique: environment.league.league_unique, jornada: 3, amount_ins, max_players: 8 },
        headers: KEY,
      }),
    limit: 1_000_000_000,
    at: 422,
    past: 400,
  },
  {
    name: 'answers of a request',
    ask: ({ as, predi }, count) =>
      as('owner')('POST', 'prediction/answers-user/predi/register/', {
        body: Array.from({ length: count }, (_, i) => ({
          alternative: null,
          predi: predi.id,
          match_prediction: 1_000_000 + i,
        })),
      }),
    limit: prediLimits.answers,
    at: 422,
    past: 400,
  },
];

/** The limits of security §5.3: each at the limit and one past it. */
export function testLimits(environment: () => Environment): void {
  it.each(limits)('$name: $limit and no more', async ({ ask, limit, at, past }) => {
    await rehearse(environment(), 'private', async (stage) => {
      const asked = async (size: number) => (await stage.apart(() => ask(stage, size))).status;
      expect([await asked(limit), await asked(limit + 1)]).toEqual([at, past]);
    });
  });

  it('a sign-in has two short fields and no file', async () => {
    await rehearse(environment(), 'private', async (stage) => {
      expect((await stage.apart(() => login(stage, {}))).status).toBe(200);
      expect((await login(stage, { third: 'x' })).status).toBe(400);
      expect((await login(stage, { password: new Blob(['x']) })).status).toBe(400);
      expect((await login(stage, { password: 'x'.repeat(4096) })).status).toBe(413);
    });
  });
}
