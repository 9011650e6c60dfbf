/** The screens a story can be seen on; names match the toolbar. */
export const viewports = {
  movil: { name: 'Móvil 360', styles: { width: '360px', height: '740px' }, type: 'mobile' as const },
  angosto: { name: 'Angosto 320', styles: { width: '320px', height: '640px' }, type: 'mobile' as const },
  escritorio: { name: 'Escritorio 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' as const },
};

/** The two looks; names match the toolbar, values are ThemeRoot's. */
export const schemes = { oscuro: 'dark', claro: 'light' } as const;

/**
 * How a photographed story is photographed: the first four are both screens in both schemes.
 * `alto-contraste` is for stories tagged `matrix` only.
 */
export const modes = {
  // Two screens of a phone: what lies below the second is in no picture.
  movil: { viewport: 'movil', scheme: 'oscuro', screens: 2 },
  claro: { viewport: 'movil', scheme: 'claro' },
  escritorio: { viewport: 'escritorio', scheme: 'claro' },
  oscuro: { viewport: 'escritorio', scheme: 'oscuro' },
  angosto: { viewport: 'angosto', scheme: 'oscuro' },
  'alto-contraste': { forcedColors: 'active' },
} as const;

/** Takes pictures of a story in the given modes; without this no story is photographed. */
export const photographed = (...names: (keyof typeof modes)[]) => ({
  chromatic: { disableSnapshot: false, modes: Object.fromEntries(names.map((name) => [name, modes[name]])) },
});
