import { readFileSync } from 'node:fs';
import { membersOf, withMembers } from './membersOf.mjs';

const ICON_TABLE = /[\\/]core[\\/]src[\\/]art[\\/]iconArt\.ts$/;
const WIDGET = /[\\/]widgets[\\/]src[\\/].*\.tsx?$/;

/** Words like 'list' name views, too: only where something speaks of icons they are one. */
const SPEAKS_OF_ICONS = /icon/i;
const names = (text, name) => text.includes(`'${name}'`) || text.includes(`"${name}"`);

/** The table of icons as far as somebody in `modules` names them; every icon is named by a literal, which its type sees to. */
function namedRows(modules) {
  const table = modules.find((file) => ICON_TABLE.test(file));
  if (!table) return { rows: [], code: '' };
  const code = readFileSync(table, 'utf8');
  return { table, code, rows: membersOf(table, code, 'ICONS') };
}

/**
 * Leaves in the table of icons those that the first widget and what comes with it name somewhere. A module of another
 * widget brings the others that it names itself.
 * @param {readonly string[]} modules what the bundle is made of
 * @param {ReadonlySet<string>} first what every page with the first widget loads
 */
export function usedIcons(modules, first) {
  const { table, code: tableCode, rows } = namedRows(modules);
  const text = modules
    .filter((file) => WIDGET.test(file) && first.has(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => SPEAKS_OF_ICONS.test(code))
    .join('\n');
  const isFirst = (name) => names(text, name);
  const later = rows.filter(({ name }) => !isFirst(name));
  return {
    name: 'embed-used-icons',
    enforce: /** @type {const} */ ('pre'),
    transform(code, id) {
      if (!table) return null;
      if (ICON_TABLE.test(id)) {
        const left = withMembers(code, membersOf(id, code, 'ICONS'), isFirst);
        return { code: `${left}\nexport const addIcons = (more) => Object.assign(ICONS, more);`, map: null };
      }
      const own =
        WIDGET.test(id) && !first.has(id) && SPEAKS_OF_ICONS.test(code)
          ? later.filter(({ name }) => names(code, name))
          : [];
      if (own.length === 0) return null;
      const drawn = own.map(({ start, end }) => tableCode.slice(start, end)).join(',');
      return { code: `import { addIcons } from ${JSON.stringify(table)};\naddIcons({${drawn}});\n${code}`, map: null };
    },
  };
}
