import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../accountRoutes';
import { endpointsOf } from '../pipeline/endpoints';
import { opsRoutes } from '../operatorRoutes';
import { gameRoutes } from '../routeGroups';
import recorded from './openapi.recorded.json';
import { openapiDocument } from './openapiDocument';

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const bin = (name: string) => fileURLToPath(new URL(`../../../../../node_modules/.bin/${name}`, import.meta.url));
// They must not tell anybody that they ran, nor ask whether there is a newer one.
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  CI: '1',
};

/** What a linter found; it ends with 1 when it found something. */
async function found(name: string, args: string[]): Promise<string> {
  const options = { cwd: packageFolder, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(bin(name), args, options).catch((error: { stdout: string; stderr: string }) => {
    if (!error.stdout) throw error;
    return error;
  });
  return stdout;
}

// The document is the same on both engines.
describe.skipIf(process.env['ARMA11_TEST_DB'] === 'pg')('the OpenAPI document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-openapi-'));
  const file = join(folder, 'openapi.json');
  beforeAll(() => {
    const endpoints = endpointsOf([accountsRoutes, sessionRoutes, ...gameRoutes, opsRoutes]);
    writeFileSync(file, JSON.stringify(openapiDocument(endpoints, { version: '1.0.0', recorded })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has nothing that Spectral would change', async () => {
    const results = await found('spectral', [
      'lint',
      file,
      '--ruleset',
      'spectral.yaml',
      '--format',
      'json',
      '--quiet',
    ]);
    const told = (JSON.parse(results) as { code: string; path: string[]; message: string }[]).map(
      ({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`,
    );
    expect(told).toEqual([]);
  }, 120_000);

  it('has nothing that Redocly would change', async () => {
    const results = await found('redocly', [
      'lint',
      file,
      '--config',
      'redocly.yaml',
      '--format',
      'json',
      '--max-problems',
      '1000',
    ]);
    const { problems } = JSON.parse(results) as {
      problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
    };
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  }, 120_000);
});
