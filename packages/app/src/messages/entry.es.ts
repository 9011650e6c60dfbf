import { inLanguage } from './language/inLanguage';

/** What the landing and the sign-in form say (product §1, §2, §8). */
export const entryEs = /* @__PURE__ */ inLanguage('entry', {
  heading: 'Arma tu 11. Demuestra cuánto sabes.',
  lead: 'Arma tu equipo de once, predice los partidos y sube en el ranking fecha a fecha.',
  google: 'Entrar con Google',
  googleWaiting: 'Sigue en la ventana de Google.',
  demo: {
    enter: 'Probar como demo',
    entering: 'Entrando…',
    note: 'Sin registrarte, con una cuenta que todos comparten. Aquí no se juega con dinero real.',
    failed: 'La cuenta de demostración no responde. Prueba otra vez o crea tu cuenta.',
  },
  email: 'Acceder con mi Email',
  terms: 'Al entrar aceptas los términos y la política de privacidad. Debes tener 18 años o más para jugar con dinero.',
  rulesTitle: 'Reglas de la comunidad',
  rules: [
    'No compartas tu cuenta.',
    'Sé amable con tus rivales.',
    'No apuestes más de lo que puedes perder.',
    'Respeta el retiro mínimo y los tiempos de proceso.',
    'No compartas tus datos ni tus claves.',
  ],
  expired: 'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.',
  signInTitle: 'Acceder con mi Email',
  signInLead: 'Usa el email con el que te registraste.',
  fieldEmail: 'Email',
  fieldPassword: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  submit: 'Ingresar',
  submitting: 'Ingresando…',
  back: 'Volver al inicio',
  titles: { landing: 'Arma Tu 11', signIn: 'Ingresar' },
});
