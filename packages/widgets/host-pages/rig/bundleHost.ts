import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { HostFacts } from './hosts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The two copies of React that partners' pages are bundled with: names of packages. */
export const REACTS = {
  'React 18': { react: 'react18', dom: 'react-dom18', version: '18.' },
  'React 19': { react: 'react', dom: 'react-dom', version: '19.' },
} as const;

/** A partner's React page with the widgets of the built packages, bundled with one React or the other. */
export async function bundleHost(
  entry: string,
  { ours, key, predi }: HostFacts,
  { react, dom }: (typeof REACTS)[keyof typeof REACTS] = REACTS['React 19'],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here + entry],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    alias: {
      react,
      'react-dom': dom,
      'styled-components': 'styled-components',
      '@tanstack/react-query': '@tanstack/react-query',
    },
    define: {
      'process.env.NODE_ENV': '"development"',
      OURS: JSON.stringify(ours),
      KEY: JSON.stringify(key),
      PREDI: String(predi),
    },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
