import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import { verifyLedger } from '../../ledger/verify';
import { callerOf, type ApiAnswer, type ApiCall } from '../testServer';
import { requestsOf } from './arbitrary';
import { endpoints, isDesk, playerCalls } from './endpoints';
import type { Environment } from './openEnvironment';
import type { Somebody } from './people';
import { refusalTroubles } from './refusalTroubles';
import { rehearse } from './rehearsal';
import { send } from './request';
import type { Input } from './samples/sample';

/** Cases for each call: 30 in CI; FUZZ_CASES=200 before a release, 5000 at night (security §5.8). */
const CASES = Number(process.env['FUZZ_CASES'] ?? 30);
/** The same cases every time, so that a red run can be repeated; FUZZ_SEED tries others. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** Calls that end sessions or shut a player out: only on a copy, else nobody would be left to ask. */
const ENDS_PLAY =
  /^(accounts\.(update|verifyPhone|logout|endSession|deleteAccount|resetPassword|reauth|register)|wallet\.(pausePlay|saveLimits))/;

const people: readonly Somebody[] = ['owner', 'member', 'stranger'];

/** A form's fields are texts. */
function asSent({ call }: NamedEndpoint, input: Input): Input {
  if (!call.multipart || typeof input.body !== 'object' || !input.body) return input;
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body)) form.set(name, String(value).slice(0, 400));
  return { ...input, body: form };
}

/** What is wrong with an answer that anything may have led to. */
function troublesOf(answer: ApiAnswer, reader: 'player' | 'operator'): string[] {
  if (answer.status >= 200 && answer.status < 300) return [];
  // What costs too much, or is shut for now, is said with a sentence too.
  if (answer.status === 503 && answer.body?.code === 'MANTENIMIENTO') return [];
  return refusalTroubles(answer, reader);
}

type Ask = (who: Somebody, work: (ask: ApiCall) => Promise<ApiAnswer>) => Promise<ApiAnswer>;

/** Sends the cases of a call and tells what went wrong, each trouble once. */
async function storm(endpoint: NamedEndpoint, ask: Ask): Promise<string[]> {
  const cases = fc.sample(requestsOf(endpoint), { numRuns: CASES, seed: SEED });
  const found = new Map<string, string>();
  for (const [i, input] of cases.entries()) {
    const who = isDesk(endpoint) ? 'admin' : people[i % people.length]!;
    const answer = await ask(who, (call) => send(call, endpoint.call, asSent(endpoint, input)));
    for (const trouble of troublesOf(answer, isDesk(endpoint) ? 'operator' : 'player')) {
      if (!found.has(trouble)) found.set(trouble, `${trouble} ← ${who} ${JSON.stringify(input).slice(0, 400)}`);
    }
  }
  return [...found.values()];
}

/** Whatever is sent, no call fails, tells what it should not, or brings a coin out of place. */
export function testFuzz(environment: () => Environment): void {
  const served = playerCalls.filter(({ handler }) => handler);

  it.each(served)(
    `$name stands ${CASES} requests of any kind`,
    async (endpoint) => {
      const { server, people: everybody } = environment();
      const once = ENDS_PLAY.test(endpoint.name);
      const ask: Ask = once
        ? (who, work) => rehearse(environment(), 'public', ({ as }) => work(as(who)))
        : (who, work) => work(callerOf(server, everybody[who].access));
      expect(await storm(endpoint, ask)).toEqual([]);
    },
    600_000,
  );

  it('everybody is still there, and every coin is in its place', async () => {
    const { server, people: everybody } = environment();
    for (const who of people) {
      expect([who, (await callerOf(server, everybody[who].access)('GET', 'users/get-data/')).status]).toEqual([
        who,
        200,
      ]);
    }
    expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  });
}

/** The same of the operator's calls, on a copy: they could end everybody's play. */
export function testDeskFuzz(environment: () => Environment): void {
  it.each(endpoints.filter(isDesk))(
    `$name stands ${CASES} requests of any kind on a copy`,
    async (endpoint) => {
      const troubles = await rehearse(environment(), 'public', ({ as, apart }) =>
        storm(endpoint, (who, work) => apart(() => work(as(who)))),
      );
      expect(troubles).toEqual([]);
    },
    600_000,
  );
}
