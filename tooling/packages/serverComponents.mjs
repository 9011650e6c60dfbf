import { dirname, join, relative } from 'node:path/posix';

const NEEDS_REACT = /^(?:react|react-dom|@tanstack\/react-query|styled-components)(?:\/|$)/;

/**
 * A Rolldown plugin that writes `rsc/` beside the modules of a package: what server components get by the condition
 * `react-server` of package.json. There a module that imports React is `"use client"` and hands on the one above, so that a
 * page has it once; the others are there as they are, to run on a server. Above, no module bears the directive: it says
 * nothing to other bundlers, and they warn of it.
 * @returns {import('vite').Plugin}
 */
export function serverComponents() {
  return {
    name: 'server-components',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, code, exports, imports } = chunk;
        const file = join('rsc', fileName);
        const boundary = `"use client";\nexport { ${exports.join(', ')} } from '${relative(dirname(file), fileName)}';\n`;
        const source = imports.some((each) => NEEDS_REACT.test(each)) ? boundary : code;
        this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}
