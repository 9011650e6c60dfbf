import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, published as names } from './place.mjs';

const manifestOf = (name) => JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
const published = names.map(manifestOf);

describe('every published package', () => {
  it('is found', () => {
    const open = readdirSync(inRoot('packages'))
      .map(manifestOf)
      .filter((manifest) => !manifest.private);
    expect(published.map(({ name }) => name).sort()).toEqual(open.map(({ name }) => name).sort());
  });

  it.each(published.map((manifest) => [manifest.name, manifest]))(
    '%s says where it comes from, where to report, and asks for its provenance',
    (name, { repository, homepage, bugs, keywords, publishConfig }) => {
      expect(repository.directory).toBe(name.replace('@arma11', 'packages'));
      expect([homepage, bugs].every((address) => address.startsWith('https://'))).toBe(true);
      expect(keywords.length).toBeGreaterThan(3);
      expect(publishConfig).toEqual({ access: 'public', provenance: true });
    },
  );

  it.each(published.map((manifest) => [manifest.name, manifest]))(
    '%s builds before it is packed',
    (_name, manifest) => {
      expect(manifest.files).toContain('dist');
      expect(manifest.scripts.prepack).toMatch(/^node \.\.\/\.\.\/scripts\/build\.mjs (core|widgets|elements)$/);
    },
  );
});

describe('a package that was never built', { timeout: 60_000 }, () => {
  let clone;
  const inClone = (...parts) => join(clone, ...parts);
  const core = (file, text) => writeFileSync(inClone('packages/core', file), text);
  /** Packs as a release does. Returns the tarball's files. */
  function pack() {
    const out = execFileSync('npm', ['pack', '--json', '--dry-run'], {
      cwd: inClone('packages/core'),
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return JSON.parse(out)[0].files.map(({ path }) => path);
  }
  const builtAt = () => statSync(inClone('packages/core/dist/index.js')).mtimeMs;

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'arma11-clone-'));
    for (const tree of [
      'scripts/jobs',
      'scripts/build.mjs',
      'tooling/browsers/supported.mjs',
      'tooling/packages',
      'tooling/replacedModules.mjs',
      'tooling/workspaceAliases.mjs',
      'tsconfig.base.json',
      'package.json',
      'pnpm-lock.yaml',
    ]) {
      cpSync(inRoot(tree), inClone(tree), { recursive: true });
    }
    symlinkSync(inRoot('node_modules'), inClone('node_modules'));
    mkdirSync(inClone('packages/core/src'), { recursive: true });
    const { scripts, files } = manifestOf('core');
    const manifest = { name: 'core', version: '1.0.0', type: 'module', files, scripts, exports: './dist/index.js' };
    core('package.json', JSON.stringify(manifest));
    core('entries.mjs', "export const entries = { index: 'src/index.ts' };\n");
    core('src/index.ts', 'export const goals = 1;\n');
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it('is packed with its build, is not built again while nothing changed, and anew after a change', () => {
    expect(pack()).toContain('dist/index.js');
    const first = builtAt();
    expect(pack()).toContain('dist/index.js');
    expect(builtAt()).toBe(first);
    core('src/index.ts', 'export const goals = 22;\n');
    pack();
    expect(readFileSync(inClone('packages/core/dist/index.js'), 'utf8')).toContain('22');
  });
});
