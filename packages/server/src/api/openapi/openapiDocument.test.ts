import { describe, expect, it } from 'vitest';
import { contract } from '@arma11/core/contract';
import { accountsRoutes } from '../accountRoutes';
import { endpointsOf } from '../pipeline/endpoints';
import { openapiDocument } from './openapiDocument';

interface Operation {
  operationId: string;
  'x-access': string;
  'x-not-served-yet'?: true;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  security: object[];
}

const document = JSON.parse(JSON.stringify(openapiDocument(endpointsOf([accountsRoutes]), { version: '1.0.0' }))) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const text = JSON.stringify(document);
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const calls = Object.values(contract).flatMap((heading) => Object.values(heading));

describe('openapiDocument', () => {
  it('has every call of the contract once, under its verbatim path, with its access rule', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations).toHaveLength(calls.length);
    for (const { method, path, access } of calls) {
      expect(document.paths[`/services/${path}`]?.[method.toLowerCase()]).toMatchObject({ 'x-access': access });
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  });

  it('tells units and instants in the descriptions of fields', () => {
    const { Sala } = document.components.schemas as Record<string, { properties: object }>;
    expect(Sala?.properties).toMatchObject({
      pozo: { description: 'The prize pot, after the commission. Whole coins.' },
      starts_at: { description: 'Its first kick-off. ISO-8601 instant in UTC.' },
      commission_bps: { description: "The operator's share of the fees. Hundredths of a percent: 1000 is 10 %." },
    });
    expect(text).toContain('Hundredths of the currency, whole.');
  });

  it('names the entities as components, and every reference leads somewhere', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(['User', 'Sala', 'Match', 'Player', 'Lineup', 'PrediRoom', 'ErrorBody']),
    );
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((name) => !names.includes(name!))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('names the server that it was told of, and otherwise where it came from', () => {
    const serversOf = (publicUrl?: string | null) =>
      openapiDocument(endpointsOf([]), { version: '1.0.0', publicUrl })['servers'];
    expect(serversOf('https://juego.example')).toEqual([{ url: 'https://juego.example', description: 'This server.' }]);
    expect(serversOf(null)).toEqual([{ url: '/', description: 'This server.' }]);
    expect(serversOf()).toEqual(serversOf(null));
  });

  it('gives an integer no bounds but its own', () => {
    const { Match, Award } = document.components.schemas as Record<string, { properties: Record<string, object> }>;
    expect(Match?.properties['jornada']).not.toHaveProperty('maximum');
    expect(Award?.properties['position_from']).toEqual({ type: 'integer', description: expect.any(String) });
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  it('declares every path parameter, and only them, as required', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path');
        expect([path, declared.map(({ name }) => name)]).toEqual([path, inPath]);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('says what a login sends, who needs a token, and what nothing serves yet', () => {
    const login = document.paths['/services/users/login-default/']?.['post'];
    const form = login?.requestBody?.content['multipart/form-data']?.schema;
    expect(form).toEqual({ $ref: '#/components/schemas/AccountsLoginBody' });
    expect(document.components.schemas['AccountsLoginBody']).toMatchObject({ required: ['email', 'password'] });
    expect(login?.security).toContainEqual({});
    const mine = document.paths['/services/users/get-data/']?.['get'];
    expect(mine?.security).toEqual([{ bearer: [] }]);
    expect(mine?.['x-not-served-yet']).toBeUndefined();
    expect(document.paths['/services/users/update-avatar/']?.['post']?.['x-not-served-yet']).toBe(true);
  });
});
