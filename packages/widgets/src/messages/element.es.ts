/** What an element says by itself, when its widget cannot speak. */
export const elementEs = {
  crashed: 'Algo salió mal. Prueba de nuevo.',
  notLoaded: 'No se pudo cargar. Revisa tu conexión.',
  retry: 'Reintentar',
};

/** The words of an element. */
export type ElementMessages = typeof elementEs;
