import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../start/listen';
import recorded from '../../api/openapi/openapi.recorded.json';
import { openapiDocument } from '../../api/openapi/openapiDocument';
import { isOfStaff, playerCalls } from './endpoints';
import { openEnvironment, type Environment } from './openEnvironment';

// Two tools that know nothing of us read the document and ask the server: Portman writes the tests, newman runs them.

const run = promisify(execFile);
const config = fileURLToPath(new URL('../../../portman.json', import.meta.url));
const bin = (name: string) => fileURLToPath(new URL(`../../../../../node_modules/.bin/${name}`, import.meta.url));

/** Calls whose example names something that its sample had made for it; here it is not there. */
const PREPARED = [
  // Of a paid room alone.
  'salas.certificate',
  // Of a day that is over.
  'salas.daySeal',
  'wallet.deposit',
  'events.table',
  'partners.token',
  'partners.endGrant',
  // A group is there for its members alone, and so are its code and its posts.
  ...playerCalls
    .filter(({ name, call }) => name.startsWith('groups.') && /\{|invitation|join/.test(call.path))
    .map(({ name }) => name),
];
/** Bodies of two ways: Portman leaves a field of the one out of the other, which is good all the same. */
const TWO_WAYS = ['partners.grant'];
/** Writes after which nobody is signed in, or may play. */
const LAST = [
  'accounts.logout',
  'accounts.endSession',
  'accounts.resetPassword',
  'accounts.deleteAccount',
  'wallet.pausePlay',
];

interface Operation {
  operationId: string;
  parameters: { $ref?: string }[];
  responses: Record<string, unknown>;
}

/** The players' part of the document: optional headers and the further refusals would make thousands of requests more. */
function documentForPortman(): object {
  const asked = playerCalls.filter(
    (call) => !isOfStaff(call) && ![...PREPARED, ...TWO_WAYS, ...LAST].includes(call.name),
  );
  const document = openapiDocument(asked, { version: '1.0.0', recorded });
  for (const path of Object.values(document['paths'] as Record<string, Record<string, Operation>>)) {
    for (const operation of Object.values(path)) {
      operation.parameters = operation.parameters.filter(
        ({ $ref }) => !$ref || $ref.endsWith('/RequiredIdempotencyKey'),
      );
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status === '200' || status === '400'),
      );
    }
  }
  return document;
}

interface NewmanRun {
  run: {
    stats: { requests: { total: number }; assertions: { total: number } };
    failures: { source?: { name?: string }; error: { test?: string; message: string } }[];
  };
}

// What is asked over HTTP is the same on both engines.
describe.skipIf(process.env['ARMA11_TEST_DB'] === 'pg')('Portman and newman', () => {
  let environment: Environment;
  let http: Listening;
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arma11-portman-'));
    // The environment that the examples were recorded in.
    environment = await openEnvironment({ seed: 7 });
    http = await listen(environment.server.fetch, { port: 0, host: '127.0.0.1', trustProxy: ['loopback'] });
  }, 120_000);
  afterAll(async () => {
    await http.close();
    await environment.server.close();
    rmSync(folder, { recursive: true });
  });

  it('find that the server does what the document says', async () => {
    writeFileSync(file('openapi.json'), JSON.stringify(documentForPortman()));
    const env = { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' };
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
    const output = ['-o', file('collection.json'), '--includeTests', 'true'];
    await run(bin('portman'), ['-l', file('openapi.json'), '-b', http.address, '-c', config, ...output], options);
    const report = ['--reporters', 'json', '--reporter-json-export', file('newman.json'), '--suppress-exit-code'];
    const token = ['--env-var', `bearerToken=${environment.people.owner.access}`];
    await run(bin('newman'), ['run', file('collection.json'), ...token, ...report], options);
    const { stats, failures } = (JSON.parse(readFileSync(file('newman.json'), 'utf8')) as NewmanRun).run;
    expect(stats.requests.total).toBeGreaterThan(playerCalls.length);
    expect(stats.assertions.total).toBeGreaterThan(200);
    const told = failures.map(({ source, error }) =>
      `${source?.name}: ${error.test ?? ''} ${error.message}`.slice(0, 300),
    );
    expect([...new Set(told)]).toEqual([]);
  }, 240_000);
});
