import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

/**
 * A tsup plugin that writes `rsc/` beside the files of a package: what server components get by the condition `react-server`
 * of package.json. There a file that imports React is `"use client"` and hands on the one above, so that a page has it once;
 * the others are there as they are, to run on a server. Above, no file bears the directive: it says nothing to other
 * bundlers, and they warn of it.
 * @returns {NonNullable<import('tsup').Options['plugins']>[number]}
 */
export function serverComponents() {
  /** @type {Map<string, string>} */
  const files = new Map();
  return {
    name: 'server-components',
    renderChunk(code, { path, exports = [], imports = [] }) {
      if (this.format !== 'esm') return undefined;
      const { outDir } = this.options;
      const file = join(outDir, 'rsc', relative(outDir, path));
      const boundary = `"use client";\nexport { ${exports.join(', ')} } from '${relative(dirname(file), path)}';\n`;
      files.set(file, imports.some((each) => NEEDS_REACT.test(each.path)) ? boundary : code);
      return undefined;
    },
    buildEnd() {
      for (const [file, code] of files) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, code);
      }
    },
  };
}
