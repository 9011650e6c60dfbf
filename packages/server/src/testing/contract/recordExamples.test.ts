import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { readDocstrings } from './docstrings';
import { contract } from '@arma11/core/contract';
import type { CallWords } from '../../api/openapi/openapiDocument';
import { answerOf } from './answers';
import { playerCalls } from './endpoints';
import { openEnvironment } from './openEnvironment';
import { samples } from './samples/samples';

const FILE = fileURLToPath(new URL('../../api/openapi/openapi.recorded.json', import.meta.url));
const LONGEST = 160;

/** One of a list, and not the whole of a picture: an example is to be read. */
function short(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(short);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, short(field)]));
}

/** The document is of the contract's calls: those of the app's own front are in none. */
const isDocumented = (name: string) => Object.keys(contract).some((heading) => name.startsWith(`${heading}.`));

const asJson = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : body);

// No test: `npm run scenarios:record` runs it to write the examples of the OpenAPI document anew.
it.runIf(process.env['ARMA11_RECORD'] === 'openapi')(
  'writes what every call is for, with a real request and its real answer',
  async () => {
    const environment = await openEnvironment({ seed: 7 });
    const docstrings = readDocstrings();
    const recorded: Record<string, CallWords> = {};
    for (const endpoint of playerCalls.filter(({ name, handler }) => handler && samples[name] && isDocumented(name))) {
      const { input, answer } = await answerOf(environment, endpoint);
      if (answer.status !== 200) throw new Error(`${endpoint.name} was refused: ${answer.text}`);
      const request = asJson(input.body);
      recorded[endpoint.name] = {
        words: docstrings[endpoint.name] ?? '',
        ...(endpoint.schemas.params ? { params: input.params } : {}),
        ...(endpoint.schemas.query && input.query ? { query: input.query } : {}),
        ...(endpoint.schemas.body && request !== undefined ? { request } : {}),
        response: short(answer.body),
      };
    }
    writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`);
    await environment.server.close();
  },
  120_000,
);
