import { expect, it } from 'vitest';
import type { Access } from '@arma11/core/contract';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import { accessWords } from '../../api/openapi/accessWords';
import type { ApiAnswer } from '../testServer';
import { endpoints, isDesk } from './endpoints';
import type { Scene, Environment } from './openEnvironment';
import type { Somebody } from './people';
import { type Rehearsal, rehearse } from './rehearsal';
import { send } from './request';
import type { Input } from './samples/sample';
import { samples } from './samples/samples';
import { expected, expectedOfNobody, type Verdict, verdictOf } from './verdict';

/** Rooms that tell the access words apart; calls with other words are asked about where their sample succeeds. */
const SCENES: Partial<Record<Access, readonly Scene[]>> = {
  publicOrMember: ['public', 'private', 'locked'],
  member: ['public', 'private', 'locked'],
  memberAfterLock: ['public', 'private', 'locked'],
  entryOwner: ['public', 'private', 'locked'],
  entryOwnerOrMemberAfterLock: ['public', 'private', 'locked'],
};
/** Calls about some rooms alone: public ones have no code and nobody who runs them, and codes end at the lock. */
const OWN_SCENES: Record<string, readonly Scene[]> = {
  'salas.retriveCode': ['private'],
  'predi.getAdmin': ['private', 'locked'],
};
/** No object has this id. */
const NOTHING = 2_000_000_000;

const players: readonly Somebody[] = ['owner', 'member', 'stranger'];
const desk: readonly Somebody[] = ['operador', 'tesorero', 'admin'];

const scenesOf = ({ name, call }: NamedEndpoint): readonly Scene[] =>
  OWN_SCENES[name] ?? SCENES[call.access] ?? [samples[name]?.scene ?? 'private'];

interface Met {
  who: string;
  verdict: Verdict;
  expected: Verdict;
  answer: ApiAnswer;
}

/** The same request by everybody: no token, dead tokens, the owner, another member, a stranger, and the desk. */
async function meetEverybody(stage: Rehearsal, endpoint: NamedEndpoint, input: Input): Promise<Met[]> {
  const { environment, scene } = stage;
  const tokens: [string, string | null][] = [['nobody', null], ...Object.entries(environment.dead)];
  const met: Met[] = [];
  for (const [who, token] of tokens) {
    const answer = await stage.apart(() => send(stage.withToken(token), endpoint.call, input));
    met.push({ who, verdict: verdictOf(answer), expected: expectedOfNobody(endpoint), answer });
  }
  for (const who of [...players, ...(isDesk(endpoint) ? desk : [])]) {
    const answer = await stage.apart(() => send(stage.as(who), endpoint.call, input));
    met.push({ who, verdict: verdictOf(answer), expected: expected(endpoint, who, scene), answer });
  }
  return met;
}

const withoutId = ({ body }: ApiAnswer) => ({ ...body, request_id: '' });

/** Ids in the address that name nothing; a jornada is no id. */
function nothingInstead({ schemas }: NamedEndpoint, { params = {}, ...input }: Input): Input | null {
  const names = Object.keys(params).filter((name) => typeof params[name] === 'number' && name !== 'b');
  if (!schemas.params || names.length === 0) return null;
  return { ...input, params: { ...params, ...Object.fromEntries(names.map((name) => [name, NOTHING])) } };
}

/** What is private looks the same as what is not there, to the byte. */
async function comparesWithNothing(stage: Rehearsal, endpoint: NamedEndpoint, input: Input, met: Met[]) {
  const swapped = nothingInstead(endpoint, input);
  if (!swapped) return [];
  const absent = await stage.apart(() => send(stage.as('stranger'), endpoint.call, swapped));
  if (absent.status !== 404) return [`${stage.scene}: an id of nothing answers ${absent.status} ${absent.text}`];
  return met
    .filter(({ verdict }) => verdict === 'missing')
    .filter(({ answer }) => JSON.stringify(withoutId(answer)) !== JSON.stringify(withoutId(absent)))
    .map(({ who, answer }) => `${stage.scene}: ${who} can tell it from nothing: ${answer.text}`);
}

/** Asks as everybody: how often, and what was met otherwise than it should. */
async function troublesIn(stage: Rehearsal, endpoint: NamedEndpoint): Promise<{ asked: number; troubles: string[] }> {
  const input = isDesk(endpoint) ? {} : await samples[endpoint.name]!.input(stage);
  const met = await meetEverybody(stage, endpoint, input);
  const wrong = met
    .filter(({ verdict, expected: due }) => verdict !== due)
    .map(({ who, verdict, expected: due, answer }) => {
      return `${stage.scene}: ${who} is ${verdict}, not ${due}: ${answer.status} ${answer.text.slice(0, 200)}`;
    });
  const told = isDesk(endpoint) ? [] : await comparesWithNothing(stage, endpoint, input, met);
  return { asked: met.length, troubles: [...wrong, ...told] };
}

/** T-AUTHZ (security §5.1): every call by everybody, on rooms that are public, private and locked. */
export function testAccess(environment: () => Environment): void {
  it('every call says who may make it, in a word that the document explains', () => {
    const words = Object.keys(accessWords);
    expect(endpoints.filter(({ call }) => !words.includes(call.access)).map(({ name }) => name)).toEqual([]);
  });

  it.for(endpoints.filter(({ name, handler }) => handler && (samples[name] || name.startsWith('ops.'))))(
    '$name ($call.access) meets everybody as it says',
    async (endpoint, { task }) => {
      let cases = 0;
      const troubles: string[] = [];
      for (const scene of scenesOf(endpoint)) {
        const met = await rehearse(environment(), scene, (stage) => troublesIn(stage, endpoint));
        cases += met.asked;
        troubles.push(...met.troubles);
      }
      expect(troubles).toEqual([]);
      Object.assign(task.meta, { cases });
    },
  );
}
