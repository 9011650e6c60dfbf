import { expect, it } from 'vitest';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import type { ApiAnswer } from '../testServer';
import { isOfStaff, playerCalls } from './endpoints';
import type { Environment } from './openEnvironment';
import { rehearse } from './rehearsal';
import { send } from './request';
import type { Input } from './samples/sample';
import { samples } from './samples/samples';

/** A good request with its answer. */
export interface Answered {
  input: Input;
  answer: ApiAnswer;
}

/** Makes a call's good request as whoever succeeds with it. */
export function answerOf(environment: Environment, { name, call }: NamedEndpoint): Promise<Answered> {
  const { who, scene, input } = samples[name]!;
  return rehearse(environment, scene, async (stage) => {
    const asked = await input(stage);
    return { input: asked, answer: await send(stage.as(who), call, asked) };
  });
}

/** Fields that the schema does not name: nothing may slip out beside what was agreed. */
function unknownFields({ schemas }: NamedEndpoint, body: unknown): string[] {
  const known: unknown = JSON.parse(JSON.stringify(schemas.response.parse(body)));
  const paths = (value: unknown, at: string): string[] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [`${at}.${key}`, ...paths(inner, `${at}.${key}`)])
      : [];
  const allowed = new Set(paths(known, ''));
  return paths(body, '').filter((path) => !allowed.has(path));
}

/** Every call of the contract answers a good request with 200 and what its schema says. */
export function testAnswers(environment: () => Environment): void {
  it('every call of the contract has a handler: nothing answers 501', () => {
    expect(playerCalls.filter(({ handler }) => !handler).map(({ name }) => name)).toEqual([]);
  });

  it('every call of the contract has a good request, and no other has', () => {
    const names = playerCalls.filter((call) => !isOfStaff(call)).map(({ name }) => name);
    expect(names.filter((name) => !samples[name])).toEqual([]);
    expect(Object.keys(samples).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(playerCalls.filter(({ name, handler }) => handler && samples[name]))(
    '$name answers a good request with 200, in the shape of the contract and with nothing besides',
    async (endpoint) => {
      const { answer } = await answerOf(environment(), endpoint);
      expect([answer.status, answer.status === 200 ? 'ok' : answer.text]).toEqual([200, 'ok']);
      expect(answer.headers.get('x-server-time')).toBe(new Date(environment().now).toISOString());
      expect(answer.headers.has('etag')).toBe(endpoint.call.method === 'GET');
      expect(unknownFields(endpoint, answer.body)).toEqual([]);
    },
  );
}
