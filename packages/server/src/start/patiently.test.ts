import { expect, it } from 'vitest';
import { DatabaseUnusable } from '../platform/db/postgresFitness';
import { patiently } from './patiently';

const opened = {};
const unusable = (code: string) =>
  new DatabaseUnusable(`It is away (${code}).`, { cause: Object.assign(new Error(), { code }) });

/** A database that fails with each of the errors, and is there afterwards; and what the operator is told of it. */
function database(...errors: Error[]) {
  const told: string[] = [];
  const asked = { times: 0 };
  const open = () => {
    const error = errors[asked.times++];
    return error ? Promise.reject(error) : Promise.resolve(opened);
  };
  return {
    asked,
    told,
    open: (patienceMs: number) => patiently(open, { told: (say) => told.push(say), patienceMs }),
  };
}

it.each([
  ['that nobody listens for yet', 'ECONNREFUSED'],
  ['that is starting', '57P03'],
  ['that its pooler could not log in to a moment ago', '08P01'],
  ['whose connections are all in use', '53300'],
])('a database %s is asked again, and the operator told once', async (_, code) => {
  const { told, open } = database(unusable(code), unusable(code));
  expect(await open(10_000)).toBe(opened);
  expect(told).toEqual([`It is away (${code}).`]);
});

it.each([
  ['refuses the password', unusable('28P01')],
  ['does not exist', unusable('3D000')],
  ['is too old', new DatabaseUnusable('PostgreSQL 14.12 is too old.')],
])('a database that %s is not asked again', async (_, error) => {
  const { asked, told, open } = database(error);
  await expect(open(10_000)).rejects.toBe(error);
  expect([asked.times, told]).toEqual([1, []]);
});

it('a database that stays away ends the start with its sentence', async () => {
  const last = unusable('08006');
  const { asked, open } = database(unusable('57P03'), ...Array<Error>(9).fill(last));
  await expect(open(400)).rejects.toBe(last);
  expect(asked.times).toBe(3);
});
