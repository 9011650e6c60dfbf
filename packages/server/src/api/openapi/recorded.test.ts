import { describe, expect, it } from 'vitest';
import { contract } from '@arma11/core/contract';
import { contractSchemas, type CallSchemas } from '@arma11/core/schemas';
import { readDocstrings } from '../../testing/contract/docstrings';
import file from './openapi.recorded.json';
import type { CallWords } from './openapiDocument';

const recorded = file as Record<string, CallWords>;
const schemas = Object.fromEntries(
  Object.entries(contractSchemas).flatMap(([heading, calls]) =>
    Object.entries(calls as Record<string, CallSchemas>).map(([name, schema]) => [`${heading}.${name}`, schema]),
  ),
);
const names = Object.entries(contract).flatMap(([heading, calls]) =>
  Object.keys(calls).map((name) => `${heading}.${name}`),
);
/** How to bring the file up to date. */
const CURE = 'npm run scenarios:record';

describe('openapi.recorded.json', () => {
  it('holds the docstring of every call', () => {
    const docstrings = readDocstrings();
    expect(names.filter((name) => !docstrings[name])).toEqual([]);
    const told = Object.fromEntries(names.map((name) => [name, recorded[name]?.words]));
    expect(told, CURE).toEqual(Object.fromEntries(names.map((name) => [name, docstrings[name]])));
  });

  it('holds nothing else', () => {
    expect(
      Object.keys(recorded).filter((name) => !names.includes(name)),
      CURE,
    ).toEqual([]);
  });

  it('has a real answer of every call, and each is what the schema says', () => {
    const wrong = names.filter((name) => !schemas[name]?.response.safeParse(recorded[name]?.response).success);
    expect(wrong, CURE).toEqual([]);
  });

  it('has a real request of every call with a body, and each is what the schema takes', () => {
    const wrong = names.filter((name) => {
      const body = schemas[name]?.body;
      return body && !body.safeParse(recorded[name]?.request).success;
    });
    expect(wrong, CURE).toEqual([]);
  });
});
