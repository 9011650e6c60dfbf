import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import recorded from '../../api/openapi/openapi.recorded.json';
import { openapiDocument } from '../../api/openapi/openapiDocument';
import { listen, type Listening } from '../../start/listen';
import { callerOf } from '../testServer';
import { endpoints } from './endpoints';
import { openEnvironment, type Environment } from './openEnvironment';

// Two generators that know nothing of us make clients of the document: they compile strictly, and play.

const run = promisify(execFile);
const inRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const bin = (name: string) => inRoot(`node_modules/.bin/${name}`);

const COMPILER = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['.'],
};

const FETCH = `
import createClient from 'openapi-fetch';
import type { components, paths } from './arma11';

type Schemas = components['schemas'];

export async function visit(baseUrl: string, access: string) {
  const anybody = createClient<paths>({ baseUrl });
  const player = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${access}\` } });
  const exchange: Schemas['Exchange'] | undefined = (await anybody.GET('/services/home/exchange-get/')).data;
  const wallet: Schemas['WalletSummary'] | undefined = (await player.GET('/services/plus/wallet/summary/')).data;
  const read = await player.POST('/services/plus/notifications/read/', { body: { ids: [1] } });
  const unread: number | undefined = read.data?.unread;
  const refusal = (await anybody.GET('/services/plus/wallet/summary/')).error;
  const known: Schemas['UnauthenticatedRefusal']['code'] = 'NO_AUTENTICADO';
  const code: string | undefined = refusal?.code === known ? known : refusal?.code;
  // @ts-expect-error a body has the fields of the contract, and no others
  const wrong: Schemas['NotificationsMarkReadBody'] = { ids: 'all' };
  return { coins: exchange?.coins_per_unit, saldo: wallet?.saldo, unread, code, message: refusal?.message, wrong };
}
`;

const HEY = `
import { createClient, createConfig } from './arma11/client';
import { homeExchange, notificationsMarkRead, walletSummary } from './arma11/sdk.gen';
import type { Exchange, NotificationsMarkReadBody, UnauthenticatedRefusal, WalletSummary } from './arma11/types.gen';

export async function visit(baseUrl: string, access: string) {
  const anybody = createClient(createConfig({ baseUrl }));
  const player = createClient(createConfig({ baseUrl, auth: access }));
  const exchange: Exchange | undefined = (await homeExchange({ client: anybody })).data;
  const wallet: WalletSummary | undefined = (await walletSummary({ client: player })).data;
  const read = await notificationsMarkRead({ client: player, body: { ids: [1] } });
  const unread: number | undefined = read.data?.unread;
  const refusal = (await walletSummary({ client: anybody })).error;
  const known: UnauthenticatedRefusal['code'] = 'NO_AUTENTICADO';
  const code: string | undefined = refusal?.code === known ? known : refusal?.code;
  // @ts-expect-error a body has the fields of the contract, and no others
  const wrong: NotificationsMarkReadBody = { ids: 'all' };
  return { coins: exchange?.coins_per_unit, saldo: wallet?.saldo, unread, code, message: refusal?.message, wrong };
}
`;

/** What docs/api.md shows of a client. */
function shownAs(fence: string): string {
  const code = readFileSync(inRoot('docs/api.md'), 'utf8').match(
    new RegExp(`^\`\`\`ts ${fence}\\n([^]*?)^\`\`\`$`, 'm'),
  );
  if (!code) throw new Error(`docs/api.md shows no code of ${fence}.`);
  return code[1]!;
}

const RUNNER = `
import { visit } from './visit';
console.log(JSON.stringify(await visit(...process.argv.slice(2))));
`;

const clients = {
  'openapi-typescript with openapi-fetch': {
    fence: 'openapi-fetch',
    visit: FETCH,
    generate: (document: string, folder: string) =>
      run(bin('openapi-typescript'), [document, '-o', join(folder, 'arma11.d.ts')]),
  },
  '@hey-api/openapi-ts': {
    fence: 'hey-api',
    visit: HEY,
    generate: (document: string, folder: string) =>
      run(bin('openapi-ts'), ['-i', document, '-o', join(folder, 'arma11'), '--no-log-file', '--silent']),
  },
};

// What is asked over HTTP is the same on both engines.
describe.skipIf(process.env['ARMA11_TEST_DB'] === 'pg')('a client that is made of the OpenAPI document by', () => {
  let environment: Environment;
  let http: Listening;
  let folder: string;
  beforeAll(async () => {
    // Inside the repository: there the client finds the library that it imports.
    mkdirSync(inRoot('artifacts'), { recursive: true });
    folder = mkdtempSync(inRoot('artifacts/clients-'));
    environment = await openEnvironment({ seed: 7 });
    http = await listen(environment.server.fetch, { port: 0, host: '127.0.0.1', trustProxy: ['loopback'] });
    const document = openapiDocument(endpoints, { version: '1.0.0', recorded, publicUrl: http.address });
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  }, 120_000);
  afterAll(async () => {
    await http.close();
    await environment.server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(clients))(
    '%s compiles strictly, and reads, writes and is refused as the document says',
    async (_, { fence, visit, generate }) => {
      const own = mkdtempSync(join(folder, 'client-'));
      const file = (name: string) => join(own, name);
      await generate(join(folder, 'openapi.json'), own);
      writeFileSync(file('visit.ts'), visit);
      writeFileSync(file('shown.ts'), shownAs(fence));
      writeFileSync(file('run.mjs'), RUNNER);
      writeFileSync(file('tsconfig.json'), JSON.stringify(COMPILER));
      const complaints = await run(bin('tsc'), ['-p', own]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      );
      expect(complaints).toBe('');
      const bundled = ['--bundle', '--format=esm', '--platform=node', `--outfile=${file('out.mjs')}`];
      await run(bin('esbuild'), [file('run.mjs'), ...bundled, '--log-level=error']);
      const { access } = environment.people.owner;
      const { stdout } = await run(process.execPath, [file('out.mjs'), http.address, access]);
      const { body: wallet } = await callerOf(environment.server, access)('GET', 'plus/wallet/summary/');
      expect(JSON.parse(stdout)).toEqual({
        coins: 10,
        saldo: wallet.saldo,
        unread: expect.any(Number),
        code: 'NO_AUTENTICADO',
        message: expect.stringContaining('sesión'),
        wrong: { ids: 'all' },
      });
    },
    180_000,
  );
});
