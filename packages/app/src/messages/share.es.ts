import { inLanguage } from './language/inLanguage';

/** Giving rooms, codes and the game itself to friends. */
export const shareEs = /* @__PURE__ */ inLanguage('share', {
  codeCopied: 'Código copiado.',
  linkCopied: 'Enlace copiado.',
  copiedAll: 'Invitación copiada: pégala en tu chat.',
  cannotCopy: 'Tu navegador no dejó copiar. Mantén presionado el texto y cópialo.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar enlace',
  send: 'Compartir',
  room: 'Compartir la sala',
  roomText: (name: string) => `Juega conmigo en ${name}, en Arma Tu 11.`,
  friend: 'Invita a un amigo',
  friendLead: 'Quien se registre con tu enlace queda como tu invitado y cuenta para tus misiones cuando juega.',
  friendTitle: 'Arma Tu 11',
  friendText: 'Juega conmigo en Arma Tu 11: arma tu once y predice los partidos.',
  invite: 'Invitar',
  link: 'Tu enlace',
});
