import { inLanguage } from './language/inLanguage';

/** What the form that writes to us says. */
export const supportEs = /* @__PURE__ */ inLanguage('support', {
  report: {
    title: 'Reportar un problema',
    lead: 'Cuéntanos qué pasó y qué esperabas que pasara.',
    message: '¿Qué pasó?',
    subject: (path: string) => `Problema en ${path}`,
  },
  contact: {
    title: 'Contacto',
    lead: 'Escríbenos y te respondemos a tu correo.',
    message: 'Tu mensaje',
    subject: (): string => 'Contacto',
  },
  name: 'Tu nombre',
  email: 'Tu correo',
  website: 'No llenes este campo',
  page: (path: string) => `Enviaremos también la página donde estás: ${path}`,
  shortName: 'Escribe tu nombre.',
  badEmail: 'Escribe un correo válido.',
  shortMessage: 'Cuéntanos un poco más.',
  send: 'Enviar',
  sending: 'Enviando…',
  received: (number: string) => `Recibimos tu mensaje. Tu número es ${number}.`,
  due: (day: string) => `Te respondemos a más tardar el ${day}.`,
  close: 'Cerrar',
});
