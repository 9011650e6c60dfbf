import type { EmbedScope } from '@arma11/core/contract';
import { inLanguage } from './language/inLanguage';

const can: Record<EmbedScope, string> = {
  'lineup:write': 'Cambiar tus onces',
  'predi:write': 'Guardar tus predicciones',
  'saldo:read': 'Ver tu saldo',
  'quest:read': 'Ver tus misiones',
};

/** What the window says that a partner's page opens (docs/auth.md). */
export const grantEs = /* @__PURE__ */ inLanguage('grant', {
  heading: (partner: string) => `${partner} quiere usar tu cuenta`,
  signInLead: 'Ingresa a Arma Tu 11 para seguir. Tu contraseña se queda aquí.',
  or: 'o',
  register: '¿No tienes cuenta? Créala en Arma Tu 11',
  newTab: '(se abre en otra pestaña)',
  as: (username: string) => `Juegas como ${username}`,
  notYou: 'No soy yo',
  canTitle: 'Podrá',
  can,
  canKnow: 'Ver tu nombre y tu avatar',
  canJoin: 'Entrar contigo a salas gratis',
  cannotTitle: 'No podrá',
  cannot: [
    'Pagar, recargar ni retirar',
    'Entrar a salas pagadas: eso lo confirmas aquí',
    'Cambiar tu perfil ni tu contraseña',
  ],
  lastsHours: (hours: number) =>
    `Vale ${hours} horas. Termina antes si cierras tu sesión aquí o lo quitas en «Mi cuenta».`,
  lastsUntilTaken: 'Vale hasta que lo quites en «Mi cuenta».',
  linkNote: (partner: string) =>
    `Tu cuenta quedará unida a la que tienes en ${partner}: quien entre a esa cuenta jugará con la tuya.`,
  siteWithCode: (host: string, code: string) => `${host} · número ${code}`,
  codeLabel: 'Compruébalo antes de seguir',
  codeTitle: 'Comprueba que el sitio muestra el mismo número',
  codeNote: (site: string) => `Si ${site} no lo muestra, toca Cancelar.`,
  cameFrom: (host: string, site: string) => `Llegaste desde ${host}, no desde ${site}.`,
  linkWarning: (partner: string) => `Sigue solo si tú abriste este enlace dentro de ${partner}, con tu cuenta de ahí.`,
  allow: 'Permitir',
  allowing: 'Permitiendo…',
  cancel: 'Cancelar',
  doneTitle: 'Listo',
  done: (site: string) => `Ya puedes volver a ${site}.`,
  cancelledTitle: 'No diste ningún permiso',
  cancelled: (site: string) => `Ya puedes cerrar esta ventana y volver a ${site}.`,
  refusedTitle: 'No podemos seguir',
  unknownSite: 'No conocemos el sitio que abrió esta ventana. Ciérrala: no diste ningún permiso.',
  foreignOrigin: (host: string, partner: string) =>
    `${host} no es una página de ${partner}. Cierra esta ventana: no diste ningún permiso.`,
  incomplete: 'A este enlace le falta una parte. Vuelve al sitio de donde vienes y toca Ingresar otra vez.',
});
