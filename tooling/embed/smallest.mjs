import { minify } from 'terser';

/**
 * Code in fewer bytes than Rolldown's minifier leaves: about one in a hundred, for a second of work, so only what
 * every page waits for has it.
 * @param {string} code
 * @param {{ module?: boolean }} [kind]
 * @returns {Promise<string>}
 */
export async function smallest(code, { module = true } = {}) {
  const { code: smaller } = await minify(code, { module, ecma: 2020, compress: { passes: 2 } });
  return /** @type {string} */ (smaller);
}
