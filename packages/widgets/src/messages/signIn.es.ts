/** What is said while somebody signs in from a partner's page. */
export const signInEs = {
  waiting: 'Termina en la ventana que abrimos.',
  blocked: 'Tu navegador no dejó abrir la ventana.',
  number: 'Debe mostrar este número:',
  openLink: 'Abrir para ingresar',
  cancel: 'Cancelar',
  retry: 'Probar otra vez',
  failures: {
    expired: 'Se acabó el tiempo para ingresar. Prueba otra vez.',
    insecure: 'Este sitio no es seguro (https): aquí no puedes ingresar.',
    token_callback_failed: 'El sitio no pudo identificarte. Vuelve a entrar.',
  },
};

/** The words of signing in, as a partner may override them. */
export type SignInMessages = typeof signInEs;
