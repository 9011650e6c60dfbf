// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { checkPendingOperations } from './checkPendingOperations';
import { createClient } from './createClient';
import { memoryStorage } from './memoryStorage';
import { operationLog } from './operationLog';

const operation = { key: 'k'.repeat(16), route: 'compe.registerSala', hash: 'h', owner: 'o', t: 0 };

function clientWith(answer: { status: number; body: unknown }) {
  const storage = memoryStorage();
  operationLog(storage).add(operation);
  const paths: string[] = [];
  const client = createClient({
    transport: async ({ method, path }) => {
      paths.push(`${method} ${path}`);
      return { headers: {}, ...answer };
    },
    operationStorage: storage,
  });
  return { client, paths };
}

it.each([
  ['done', 1_000, 'done', 0],
  ['refused', 1_000, 'refused', 0],
  ['unknown', 120_000, 'waiting', 1],
  ['unknown', 120_001, 'ask', 1],
])('an outcome of %s after %i ms is %s; %i stays pending', async (state, now, expected, left) => {
  const { client, paths } = clientWith({ status: 200, body: { state, result: { ins_user: 5 } } });
  const [checked] = await checkPendingOperations(client, () => now);
  expect(checked?.state).toBe(expected);
  expect(client.operations.list()).toHaveLength(left);
  expect(paths).toEqual([`GET plus/outcomes/${operation.key}/`]);
});

it('keeps waiting while the server cannot be asked', async () => {
  const { client } = clientWith({ status: 503, body: null });
  expect(await checkPendingOperations(client, () => 10)).toMatchObject([{ state: 'waiting' }]);
});

it('says nothing of a write whose answer its caller still waits for', async () => {
  const paths: string[] = [];
  let answer: (response: { status: number; headers: object; body: unknown }) => void = () => {};
  const client = createClient({
    transport: ({ method, path }) => {
      paths.push(`${method} ${path}`);
      return new Promise((done) => (answer = done as typeof answer));
    },
    operationStorage: memoryStorage(),
  });
  const joined = client.compe.registerSala({ body: { sala: 7 } });
  await expect.poll(() => client.operations.list()).toHaveLength(1);
  expect(await checkPendingOperations(client)).toEqual([]);
  answer({ status: 200, headers: {}, body: { ins_user: 5 } });
  await joined;
  expect(paths).toHaveLength(1);
});
