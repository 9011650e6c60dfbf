import { runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';

/** Modules whose exports are plain data, chosen from much larger tables of core. */
const EVALUATED = /[\\/]widgets[\\/]src[\\/]script-tag[\\/](earlyReads|embedContract|embedIcons)\.ts$/;

const settings = { configFile: /** @type {const} */ (false), resolve: { alias: workspaceAliases() } };

/** Vite's plugin that runs a module while building and ships what it exports in place of its code. */
export const evaluated = () => ({
  name: 'evaluated-modules',
  enforce: /** @type {const} */ ('pre'),
  async load(id) {
    if (!EVALUATED.test(id)) return null;
    const { module } = /** @type {{ module: Record<string, unknown> }} */ (await runnerImport(id, settings));
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
