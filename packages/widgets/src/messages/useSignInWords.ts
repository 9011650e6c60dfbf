import { useWords } from './MessagesContext';
import { signInEs } from './signIn.es';

/** The words of this section, a partner's own among them. */
export const useSignInWords = () => useWords('signIn', signInEs);
