import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from '../../scripts/jobs/place.mjs';

const { compilerOptions } = JSON.parse(readFileSync(inRoot('tsconfig.base.json'), 'utf8'));

const options = {
  ...ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, allowJs: true, checkJs: true, types: ['node', 'vite/client'] },
    inRoot(),
  ).options,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noEmit: true,
};

/** JavaScript is checked too, but nobody writes types there. */
const lenient = { noImplicitAny: false, strictNullChecks: false };

/** It declares `window.Arma11`. */
const loader = inRoot('packages', 'widgets', 'src', 'script-tag', 'loader.ts');

/** Where a page's code stands in thought: a package's own among its sources. */
const folderOf = (page) => inRoot(/^packages\/\w+/.exec(page)?.[0] ?? 'packages/widgets', 'src');

function problems(blocks, given) {
  const files = new Map(blocks.map((block, at) => [join(folderOf(block.page), `fence-${at}.${block.kind}`), block]));
  const host = ts.createCompilerHost(given);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name)?.code ?? readFile.call(host, name);
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  const program = ts.createProgram([...files.keys(), loader], given, host);
  return [...files].flatMap(([name, { place }]) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) =>
        `${place}, line ${source.getLineAndCharacterOfPosition(start).line + 1} of it: ` +
        ts.flattenDiagnosticMessageText(messageText, ' '),
    );
  });
}

/** They stand on what a generator writes: generatedClients.test.ts compiles them. */
const ofGeneratedClients = ['openapi-fetch', 'hey-api'];

const kinds = { ts: 'ts', tsx: 'tsx', js: 'mjs' };

/** What the compiler says of the TypeScript and JavaScript in the documentation, against our sources. */
export function compileFences(fences) {
  const blocks = fences
    .filter(({ language, info }) => language in kinds && !ofGeneratedClients.includes(info))
    .map((fence) => ({ ...fence, kind: kinds[fence.language] }));
  const typed = blocks.filter(({ kind }) => kind !== 'mjs');
  const plain = blocks.filter(({ kind }) => kind === 'mjs');
  return [...problems(typed, options), ...problems(plain, { ...options, ...lenient })];
}
