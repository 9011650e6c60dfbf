import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');
const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

/** The variables of the schemas that parse the server's environment. */
const ofTheServer = readdirSync(`${root}packages/server/src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /[cC]onfig\.ts$/.test(path))
  .flatMap((path) => names(read(`packages/server/src/${path}`), /^ {2}([A-Z][A-Z0-9_]{2,}): (?:z\b|Flag)/gm))
  .sort();

describe('the variables of the server', () => {
  it('are those of .env.example, one line each, all of them off', () => {
    expect(ofTheServer.length).toBeGreaterThan(20);
    expect(names(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm)).toEqual(ofTheServer);
    expect(names(read('.env.example'), /^([A-Z]\w*)=/gm)).toEqual([]);
  });

  it('stand in the README, with their defaults', () => {
    const documented = names(read('README.md'), /^\| `([A-Z][A-Z0-9_]+)` ?\*? \|/gm);
    expect(ofTheServer.filter((name) => !documented.includes(name))).toEqual([]);
  });
});
