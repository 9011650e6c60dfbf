import { runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { callsIn } from './usedQueries.mjs';

/** Modules whose result is written into the bundle in place of their code: plain data, told by much larger tables. */
const BAKED = /[\\/]widgets[\\/]src[\\/]script-tag[\\/](earlyReads|embedRows)\.ts$/;

const settings = { configFile: /** @type {const} */ (false), resolve: { alias: workspaceAliases() } };

/** The rows of a table by headings that a bundle calls. */
function called(table, calls) {
  const headings = Object.entries(table).map(([heading, rows]) => [
    heading,
    Object.fromEntries(Object.entries(rows).filter(([name]) => calls(heading, name))),
  ]);
  return Object.fromEntries(headings.filter(([, rows]) => Object.keys(rows).length > 0));
}

/**
 * Runs a module when the bundle is made, and ships what it exports.
 * @param {readonly string[]} modules what the bundle is known to be made of: rows that nothing of this calls are left out
 */
export const baked = (modules) => ({
  name: 'embed-baked',
  enforce: /** @type {const} */ ('pre'),
  async load(id) {
    if (!BAKED.test(id)) return null;
    const { module } = /** @type {{ module: Record<string, any> }} */ (await runnerImport(id, settings));
    const shipped = module.embedRows ? { embedRows: called(module.embedRows, callsIn(modules)) } : module;
    return Object.entries(shipped)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
