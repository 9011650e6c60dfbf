import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const ICON_TABLE = /[\\/]core[\\/]src[\\/]art[\\/]iconArt\.ts$/;

/** The properties of the table of icons, with their places in the file. */
function rowsOf(id, code) {
  const declared = /** @type {any[]} */ (parseSync(id, code).program.body).flatMap((node) => node.declarations ?? []);
  const table = declared.find(({ id: name }) => name.name === 'ICONS').init;
  return (table.expression ?? table).properties.map(({ key, start, end }) => ({ name: key.name, start, end }));
}

/**
 * Leaves in the table of icons those that the bundle's modules name somewhere; every icon is named by a literal, which its
 * type sees to.
 * @param {readonly string[]} modules
 */
export function usedIcons(modules) {
  const sources = modules.filter((file) => /\.tsx?$/.test(file) && !ICON_TABLE.test(file));
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isNamed = (name) => text.includes(`'${name}'`) || text.includes(`"${name}"`);
  return {
    name: 'embed-used-icons',
    enforce: /** @type {const} */ ('pre'),
    transform(code, id) {
      if (!ICON_TABLE.test(id) || modules.length === 0) return null;
      let out = code;
      for (const { name, start, end } of rowsOf(id, code).reverse()) {
        if (!isNamed(name)) out = out.slice(0, start) + out.slice(end).replace(/^,/, '');
      }
      return { code: out, map: null };
    },
  };
}
