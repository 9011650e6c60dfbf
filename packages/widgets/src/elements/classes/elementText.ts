/** What an element says by itself, when its widget cannot speak. */
export const ELEMENT_TEXT = {
  crashed: 'Algo salió mal. Prueba de nuevo.',
  notLoaded: 'No se pudo cargar. Revisa tu conexión.',
  retry: 'Reintentar',
} as const;
