import { expect, it } from 'vitest';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import type { ApiAnswer } from '../testServer';
import { badInputs } from './badInputs';
import { endpoints, isDesk, playerCalls } from './endpoints';
import type { Environment } from './openEnvironment';
import { refusalTroubles } from './refusalTroubles';
import { type Rehearsal, rehearse } from './rehearsal';
import { addressOf, send } from './request';
import type { Input } from './samples/sample';
import { samples } from './samples/samples';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Bodies that are wrong for every call, as they travel. */
const BODIES: [label: string, text: string, statuses: number[]][] = [
  ['broken JSON', '{"a":', [400]],
  ['a field twice', '{"a":1,"a":2}', [400]],
  ['__proto__', '{"__proto__":{"role":"admin"}}', [400]],
  ['constructor', '{"constructor":{"prototype":{}}}', [400]],
  ['1e3', '{"a":1e3}', [400]],
  ['5.0', '{"a":5.0}', [400]],
  ['-0', '{"a":-0}', [400]],
  ['nine levels', deep(9), [400]],
  ['more than 64 KiB', `"${'a'.repeat(64 * 1024)}"`, [400, 413]],
];

const told = (label: string, { status, text }: ApiAnswer, statuses: readonly number[]) =>
  statuses.includes(status) ? [] : [`${label}: ${status} ${text.slice(0, 200)}`];

/** What is wrong with the answers to everything that the schemas do not take. */
async function schemaTroubles(stage: Rehearsal, endpoint: NamedEndpoint, good: Input): Promise<string[]> {
  const { who } = samples[endpoint.name]!;
  const troubles: string[] = [];
  for (const { label, input } of badInputs(endpoint, good)) {
    const answer = await send(stage.as(who), endpoint.call, input);
    troubles.push(...told(label, answer, [400]), ...refusalTroubles(answer).map((each) => `${label}: ${each}`));
  }
  return troubles;
}

/** What is wrong with the answers to bodies and headers that no call takes. */
async function wireTroubles(stage: Rehearsal, { call, schemas, name }: NamedEndpoint, good: Input): Promise<string[]> {
  const { who } = samples[name]!;
  const path = addressOf(call, good);
  const ask = (body: unknown, headers: Record<string, string>) =>
    stage.as(who)(call.method, path, { body, headers: { ...good.headers, ...headers } });
  const troubles: string[] = [];
  if (schemas.body && !call.multipart) {
    for (const [label, text, statuses] of BODIES) {
      if (label.startsWith('more than') && call.mostBytes) continue;
      troubles.push(...told(label, await ask(text, {}), statuses));
    }
  }
  if (call.method !== 'GET') {
    troubles.push(...told('a short key', await ask(good.body, { 'idempotency-key': 'corta' }), [400]));
    troubles.push(...told('a strange version', await ask(good.body, { 'if-match': 'v1' }), [400]));
  }
  const twice = await stage.as(who)(call.method, `${path}${path.includes('?') ? '&' : '?'}a=1&a=2`, {
    body: good.body,
  });
  return [...troubles, ...told('a parameter twice', twice, [400])];
}

/** Fields that nobody was asked for change nothing. */
async function extraFields(stage: Rehearsal, { call, name }: NamedEndpoint, good: Input): Promise<string[]> {
  if (typeof good.body !== 'object' || Array.isArray(good.body) || good.body instanceof FormData) return [];
  const invented = {
    role: 'admin',
    is_admin: true,
    is_staff: true,
    saldo: 1_000_000,
    balance: 1,
    created_at: '2020-01-01',
  };
  const { db, environment } = stage;
  const everybody = Object.values(environment.people).map(({ id }) => id);
  const state = async () => ({
    desk: await db.fresh.selectFrom('app_user').select('role').where('role', '<>', 'player').orderBy('role').execute(),
    coins: await db.fresh
      .selectFrom('account')
      .select(['id', 'balance'])
      .where('user_id', 'in', everybody)
      .orderBy('id')
      .execute(),
  });
  const after = (input: Input) =>
    stage.apart(async () => ({ answer: await send(stage.as(samples[name]!.who), call, input), state: await state() }));
  const [plain, extra] = [await after(good), await after({ ...good, body: { ...invented, ...good.body } })];
  if (extra.answer.status === 400) return [];
  const same =
    plain.answer.status === extra.answer.status && JSON.stringify(plain.state) === JSON.stringify(extra.state);
  return same ? [] : [`invented fields change something: ${extra.answer.status} ${extra.answer.text.slice(0, 200)}`];
}

/** What is not well formed is refused with 400, a code of the list and Spanish sentences; never with a fault. */
export function testInvalidRequests(environment: () => Environment): void {
  it.each(playerCalls.filter(({ name, handler }) => handler && samples[name]))(
    '$name refuses what is not well formed',
    async (endpoint) => {
      const { scene, input } = samples[endpoint.name]!;
      const troubles = await rehearse(environment(), scene, async (stage) => {
        const good = await input(stage);
        return [
          ...(await schemaTroubles(stage, endpoint, good)),
          ...(await wireTroubles(stage, endpoint, good)),
          ...(await extraFields(stage, endpoint, good)),
        ];
      });
      expect([...new Set(troubles)]).toEqual([]);
    },
  );

  it('every call of the desk refuses nonsense with a sentence', async () => {
    const troubles = await rehearse(environment(), 'private', async (stage) => {
      const found: string[] = [];
      for (const endpoint of endpoints.filter((each) => isDesk(each) && each.call.method !== 'GET')) {
        for (const body of [[], 'x', 5, { reason: 5, amount: 'x', id: {} }]) {
          const input = { params: {}, body };
          const answer = await stage.apart(() => send(stage.as('admin'), endpoint.call, input));
          found.push(
            ...refusalTroubles(answer, 'operator').map((each) => `${endpoint.name} ${JSON.stringify(body)}: ${each}`),
          );
        }
      }
      return found;
    });
    expect([...new Set(troubles)]).toEqual([]);
  }, 120_000);
}
