import { minify as byTerser } from 'terser';
import { minify as byOxc } from 'vite';

/**
 * Code in fewer bytes than Rolldown's own minifier leaves: what Terser makes of it, through that minifier again. About one in
 * seventy, for a second of work, so only what every page waits for has it.
 * @param {string} code
 * @param {{ module?: boolean }} [kind]
 * @returns {Promise<string>}
 */
export async function smallest(code, { module = true } = {}) {
  const { code: once } = await byTerser(code, { module, ecma: 2020, compress: { passes: 2 } });
  const { code: twice } = await byOxc('embed.js', /** @type {string} */ (once), {
    module,
    compress: true,
    mangle: true,
  });
  return twice;
}
