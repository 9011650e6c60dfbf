import { parseSync } from 'vite';

/**
 * The properties of an object that a module declares, with their places in the file.
 * @param {string} id
 * @param {string} code
 * @param {string} table the object's name
 */
export function membersOf(id, code, table) {
  const declared = /** @type {any[]} */ (parseSync(id, code).program.body)
    .map((node) => node.declaration ?? node)
    .flatMap((node) => node.declarations ?? []);
  const { init } = declared.find(({ id: name }) => name.name === table);
  return (init.expression ?? init).properties.map(({ key, start, end }) => ({ name: key.name, start, end }));
}

/**
 * The file without the properties that are not kept.
 * @param {string} code
 * @param {ReturnType<typeof membersOf>} members
 * @param {(name: string) => boolean} kept
 */
export function withMembers(code, members, kept) {
  let out = code;
  for (const { name, start, end } of [...members].reverse())
    if (!kept(name)) out = out.slice(0, start) + out.slice(end).replace(/^,/, '');
  return out;
}
