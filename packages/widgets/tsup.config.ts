import { defineConfig } from 'tsup';
import { buildTarget } from '../../tooling/browsers/supported.mjs';
import { serverComponents } from '../../tooling/serverComponents.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ui: 'src/ui/index.ts',
    theme: 'src/theme/index.ts',
    plainTheme: 'src/theme/plain.ts',
    elements: 'src/elements/index.ts',
    jsx: 'src/elements/jsx.ts',
    'locales/es': 'src/locales/es.ts',
    'locales/en': 'src/locales/en.ts',
    'locales/pt-BR': 'src/locales/ptBR.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  // The script tag's build lies beside.
  clean: ['!embed/**'],
  sourcemap: true,
  target: buildTarget,
  plugins: [serverComponents()],
});
