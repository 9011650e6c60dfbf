/** The words that the parts say by themselves; every one can be replaced by a prop. */
export const UI_TEXT = {
  loading: 'Cargando recursos...',
  failed: 'Algo salió mal:',
  retry: 'Reintentar',
  close: 'Cerrar',
  less: 'Quitar',
  more: 'Sumar',
  provisional: 'Provisional',
} as const;
