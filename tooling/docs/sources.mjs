import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';

const settings = {
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('error'),
  resolve: { alias: workspaceAliases() },
};

/** A source file of ours, run. */
const run = async (path) => (await runnerImport(inRoot(path), settings)).module;

/** What the documentation's tables are made of. */
export async function sources() {
  const { tokens } = await run('packages/widgets/src/theme/tokens.ts');
  const { messageShapes } = await run('packages/widgets/src/messages/messageShapes.ts');
  const { contract, embedCalls, previewCalls } = await run('packages/core/src/contract/index.ts');
  const { hosts, RESERVE_CSS: reserve } = await run('packages/widgets/host-pages/rig/hosts.ts');
  const manifest = JSON.parse(readFileSync(inRoot('packages', 'widgets', 'custom-elements.json'), 'utf8'));
  const elements = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .map((element) => ({ ...element, attributes: element.attributes ?? [] }));
  return { tokens, messageShapes, contract, embedCalls, previewCalls, hosts, reserve, elements };
}
