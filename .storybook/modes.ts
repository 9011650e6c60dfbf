/** The screens a story can be seen on; names match the toolbar. */
export const viewports = {
  movil: { name: 'Móvil 360', styles: { width: '360px', height: '740px' }, type: 'mobile' as const },
  angosto: { name: 'Angosto 320', styles: { width: '320px', height: '640px' }, type: 'mobile' as const },
  escritorio: { name: 'Escritorio 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' as const },
};

/** The two looks; names match the toolbar, values are ThemeRoot's. */
export const schemes = { oscuro: 'dark', claro: 'light' } as const;

/** How a photographed story is photographed. `alto-contraste` is for stories tagged `matrix` only. */
export const modes = {
  movil: { viewport: 'movil' },
  angosto: { viewport: 'angosto' },
  escritorio: { viewport: 'escritorio' },
  oscuro: { scheme: 'oscuro' },
  claro: { scheme: 'claro' },
  'alto-contraste': { forcedColors: 'active' },
} as const;

/** Takes pictures of a story in the given modes; without this no story is photographed. */
export const photographed = (...names: (keyof typeof modes)[]) => ({
  chromatic: { disableSnapshot: false, modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
});
