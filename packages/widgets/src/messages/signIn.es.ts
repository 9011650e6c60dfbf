import type { EmbedFailure } from '@arma11/core';
import { useWords } from './MessagesContext';

/** What is said while somebody signs in from a partner's page. */
export const signInEs = {
  waiting: 'Termina en la ventana que abrimos.',
  /** Of the link that stands in a server's markup for whoever runs no scripts. */
  withoutScript: 'Ver en Arma Tu 11',
  blocked: 'Tu navegador no dejó abrir la ventana.',
  number: 'Debe mostrar este número:',
  openLink: 'Abrir para ingresar',
  /** It was closed too early, or is behind the page. */
  reopen: 'Abrir otra vez',
  cancel: 'Cancelar',
  retry: 'Probar otra vez',
  /** A partner's own words for a failure, by its code; else those of the session are shown. */
  failures: {} as Partial<Record<EmbedFailure, string>>,
};

/** The words of this section, a partner's own among them. */
export const useSignInWords = () => useWords('signIn', signInEs);
