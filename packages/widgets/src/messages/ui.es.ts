import { useWords } from './MessagesContext';

/** The words that the parts say by themselves; a prop can replace each. */
export const uiEs = {
  failed: 'Algo salió mal:',
  retry: 'Reintentar',
  close: 'Cerrar',
};

/** The words of the parts, a partner's own among them. */
export const useUiWords = () => useWords('ui', uiEs);
