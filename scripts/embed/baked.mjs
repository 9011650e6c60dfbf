import { runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';

/** Modules whose result is written into the bundle in place of their code: plain data, told by much larger tables. */
const BAKED = /[\\/]widgets[\\/]src[\\/]embed[\\/](earlyReads|embedContract)\.ts$/;

const settings = { configFile: /** @type {const} */ (false), resolve: { alias: workspaceAliases() } };

/** Runs a module when the bundle is made, and ships what it exports. */
export const baked = () => ({
  name: 'embed-baked',
  enforce: /** @type {const} */ ('pre'),
  async load(id) {
    if (!BAKED.test(id)) return null;
    const { module } = await runnerImport(id, settings);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
