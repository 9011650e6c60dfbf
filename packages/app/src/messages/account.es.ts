import { inLanguage } from './language/inLanguage';

/** What the ways into an account say: a new one, a forgotten password, the terms (product §4, §5). */
export const accountEs = /* @__PURE__ */ inLanguage('account', {
  email: 'Email',
  emailWrong: 'Escribe un correo válido.',
  username: 'Nick de usuario',
  usernameHint: 'De 5 a 24 letras, números, puntos o guiones. Es lo que ven los demás.',
  usernameWrong: 'Usa de 5 a 24 letras, números, puntos o guiones. Algunos nombres están reservados.',
  password: 'Contraseña',
  passwordHint: 'Más de 6 letras o números.',
  passwordShort: 'Password muy corto',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Debes tener 18 años o más para jugar con dinero.',
  birthDateMissing: 'Escribe tu fecha de nacimiento.',
  terms: 'Acepto los términos y condiciones.',
  privacy: 'Acepto la política de privacidad y el uso de mis datos.',
  marketing: 'Quiero novedades y promociones por correo (opcional).',
  mustAccept: 'Tienes que aceptarlo para jugar.',
  close: 'Cerrar',

  legal: {
    terminos: 'Leer los términos y condiciones',
    privacidad: 'Leer la política de privacidad',
    unpublished: 'Este texto todavía no está publicado aquí.',
  },

  register: {
    question: '¿Eres nuevo?',
    open: 'Crear cuenta',
    title: 'Crea tu cuenta',
    lead: 'Es gratis. Empiezas a jugar al terminar.',
    invited: (name: string) => `Te invitó ${name}. Es gratis y empiezas a jugar al terminar.`,
    submit: 'Crear mi cuenta',
    submitting: 'Creando tu cuenta…',
  },

  forgot: {
    open: 'Olvidé mi contraseña',
    title: 'Olvidé mi contraseña',
    lead: 'Te enviamos un enlace para crear una nueva.',
    submit: 'Enviarme el enlace',
    submitting: 'Enviando…',
    sentTitle: 'Revisa tu correo',
    sent: (email: string) =>
      `Si ${email} tiene una cuenta, te enviamos un enlace para crear una contraseña nueva. Sirve una vez, durante 30 minutos.`,
    sentNote: 'Si no llega en unos minutos, mira en correo no deseado o revisa que el email esté bien escrito.',
    understood: 'Entendido',
    otherEmail: 'Usar otro email',
  },

  newPassword: {
    title: 'Crea tu contraseña nueva',
    lead: 'Al guardarla cerramos tus otras sesiones. Durante 24 horas no podrás cobrar saldo.',
    password: 'Contraseña nueva',
    repeat: 'Repite la contraseña',
    submit: 'Guardar contraseña',
    submitting: 'Guardando…',
    done: 'Tu contraseña cambió. Ingresa con la nueva.',
    broken: 'A este enlace le falta una parte. Ábrelo otra vez desde el correo o pide otro.',
    unknown: 'No supimos si tu contraseña cambió. Prueba otra vez; si el enlace ya se usó, ingresa con la nueva.',
    again: 'Pedir otro enlace',
  },

  consent: {
    title: 'Antes de jugar',
    lead: 'Confirma tu edad y acepta los términos. Toma medio minuto.',
    submit: 'Aceptar y jugar',
    submitting: 'Guardando…',
    later: 'Ahora no',
    note: 'Para entrar a salas pagadas falta confirmar tu edad.',
    open: 'Completar',
  },
});
