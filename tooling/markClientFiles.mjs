const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

/**
 * A tsup plugin that begins each built file that imports React with `"use client"`, and no other: a server component may
 * import the rest as it is.
 * @type {NonNullable<import('tsup').Options['plugins']>[number]}
 */
export const markClientFiles = {
  name: 'mark-client-files',
  renderChunk(code, { imports = [], map }) {
    if (!imports.some(({ path }) => NEEDS_REACT.test(path))) return undefined;
    const moved = typeof map === 'object' && map ? { ...map, mappings: `;${map.mappings}` } : map;
    return { code: `"use client";\n${code}`, map: moved };
  },
};
