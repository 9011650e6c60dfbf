import { useWords } from './MessagesContext';
import { spokenEs } from './spoken.es';

/** Everything the reactions to a room say. */
export const reactionsEs = {
  ...spokenEs,
  reactions: 'Reacciones',
  names: { '👏': 'Aplauso', '⚽': 'Golazo', '🔥': 'Fuego', '😂': 'Risa', '😱': 'Susto' },
  counted: (reaction: string, count: number) => `${reaction}, ${count}`,
  notSaved: (reason: string) => `No se guardó tu reacción. ${reason}`,
  loading: 'Cargando reacciones…',
  notFound: 'No encontramos esta sala.',
  signedOut: 'Ingresa para reaccionar.',
  signIn: 'Ingresar',
};

/** The words of this section, a partner's own among them. */
export const useReactionsWords = () => useWords('reactions', reactionsEs);
