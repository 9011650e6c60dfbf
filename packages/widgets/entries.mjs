/** The sources that package.json exports, by the names of their files in `dist/`. */
export const entries = {
  index: 'src/index.ts',
  ui: 'src/ui/index.ts',
  theme: 'src/theme/index.ts',
  plainTheme: 'src/theme/plain.ts',
  elements: 'src/elements/index.ts',
  jsx: 'src/elements/jsx.ts',
  prefetch: 'src/prefetch/index.ts',
  'locales/es': 'src/locales/es.ts',
  'locales/en': 'src/locales/en.ts',
  'locales/pt-BR': 'src/locales/ptBR.ts',
};

/** Modules that bundlers get in a smaller form; CommonJS, which servers load, has the first. */
export const smaller = {
  'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
  'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/RoomCard/JoinSheetLater.tsx',
};

/** Entries of core that nobody publishes: what the widgets use of them is in their own files. */
export const bundled = ['@arma11/core/domain', '@arma11/core/art'];
