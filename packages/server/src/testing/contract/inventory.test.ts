import { describe, expect, it } from 'vitest';
import { serverApp } from '../../createServer';
import { OPERATOR_PATH } from '../../api/operatorRoute';
import { openapiDocument } from '../../api/openapi/openapiDocument';
import { REFERENCE_PATH } from '../../api/openapi/referenceRoutes';
import { commandDeps } from '../testCommand';
import { endpoints, playerCalls } from './endpoints';
import { allGroups } from './openEnvironment';
import { productCalls } from './productCalls';

const ours = playerCalls.filter(({ call }) => call.ours);
const theirs = playerCalls.filter(({ call }) => !call.ours);
const line = ({ call }: (typeof endpoints)[number]) => `${call.method} ${call.path}`;

/** Addresses under /services/ that are no calls. */
const APART = [
  'GET openapi.json',
  'GET oembed',
  'GET plus/share/:kind{compe|predi}/:file{[1-9]\\d{0,9}\\.png}',
  'GET plus/calendar/:file{[\\w-]+\\.ics}',
  ...['', '/start.js', '/page.css', '/:file'].map((end) => `GET docs${end}`),
];

/** 'GET users/get-data/' of every route that the server really has. */
function served(): string[] {
  // A route asks for nothing before it is called.
  const deps = commandDeps({ engine: 'pglite' } as never);
  const reader = { file: async () => null, page: async () => null, draw: async () => null };
  const { routes } = serverApp(deps, { groups: allGroups, reader, operator: { token: '', run: async () => null } });
  const calls = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/services/'));
  const lines = calls.map(({ method, path }) => `${method} ${path.slice('/services/'.length)}`);
  return [...new Set(lines)].filter((each) => !APART.includes(each)).sort();
}

const documented = Object.entries(
  openapiDocument(endpoints, { version: '1.0.0' })['paths'] as Record<string, object>,
).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/services/'.length)}`),
);
const asServed = (each: string) => each.replaceAll(/\{(\w+)\}/g, ':$1');

describe('one contract', () => {
  it('has the 67 calls of product §7, by their names and paths', () => {
    expect(productCalls).toHaveLength(67);
    expect(theirs.map(line).toSorted()).toEqual([...productCalls].sort());
  });

  it('has what is ours under plus/ and ops/ alone, so that nothing of ours passes for the product’s', () => {
    expect(ours.filter(({ call }) => !call.path.startsWith('plus/')).map(line)).toEqual([]);
    expect(theirs.filter(({ call }) => /^(plus|ops)\//.test(call.path)).map(line)).toEqual([]);
    const desk = endpoints.filter((endpoint) => !playerCalls.includes(endpoint));
    expect(desk.length).toBeGreaterThan(0);
    expect(desk.filter(({ call }) => !call.path.startsWith('ops/')).map(line)).toEqual([]);
  });

  it('is what the server serves: its routes, its document and its table name the same calls', () => {
    expect(served().filter((each) => each.includes('docs'))).toEqual([]);
    expect(REFERENCE_PATH).toBe('/services/docs');
    const operatorCall = `POST ${OPERATOR_PATH.slice('/services/'.length)}`;
    const table = [...endpoints.map(line), operatorCall].map(asServed).sort();
    expect(documented.map(asServed).sort()).toEqual(table);
    expect(served()).toEqual(table);
  });

  it('has no two calls at one address', () => {
    const lines = endpoints.map((endpoint) => asServed(line(endpoint)).replaceAll(/:\w+/g, ':'));
    expect(lines.filter((each, i) => lines.indexOf(each) !== i)).toEqual([]);
  });

  it('names the access, and for writes how a repetition is recognised or why none can be, of every call', () => {
    // What is told once is not kept under a key either.
    const NOT_REPEATED =
      /^(users\/login|users\/verify-number|plus\/(auth|support|embed|users|notifications)|plus\/console\/partners\/\{partner\}\/((secret|webhooks)\/$|test-players\/))/;
    const silent = playerCalls.filter(
      ({ call }) => call.method !== 'GET' && !call.idempotent && !NOT_REPEATED.test(call.path),
    );
    expect(silent.map(line)).toEqual([]);
    expect(endpoints.filter(({ call }) => !call.access).map(line)).toEqual([]);
  });
});
