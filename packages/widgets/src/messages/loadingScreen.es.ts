import { useWords } from './MessagesContext';

/** What the screen of a route that is starting says. */
export const loadingScreenEs = { loading: 'Cargando recursos...' };

/** The words of that screen, a partner's own among them. */
export const useLoadingScreenWords = () => useWords('ui', loadingScreenEs);
