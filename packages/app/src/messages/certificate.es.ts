import type { RoomKind } from '@arma11/core/contract';
import { inLanguage } from './language/inLanguage';

/** The certificate of a paid room, on its info tab (rules R15.4). */
export const certificateEs = /* @__PURE__ */ inLanguage('certificate', {
  title: 'Certificado de pago',
  what: 'Trae los partidos, lo que hizo cada uno y lo que se pagó: con eso cualquiera puede volver a calcular los premios.',
  limits: {
    compe: 'Los puntos, los puestos y los premios se calculan otra vez en tu dispositivo.',
    predi:
      'Los puntos, los puestos y los premios se calculan otra vez en tu dispositivo. Quién anotó y el desempate se toman como están.',
  } satisfies Record<RoomKind, string>,
  check: 'Comprobar certificado',
  checking: 'Comprobando…',
  save: 'Guardar certificado',
  saving: 'Guardando…',
  file: (id: number) => `certificado-sala-${id}.json`,
  holds: (entries: number) =>
    entries === 1
      ? 'Coincide: los puntos, el puesto y el premio del único jugador salen de los resultados.'
      : `Coincide: los puntos, puestos y premios de los ${entries} jugadores salen de los resultados.`,
  differs: (place: string, more: number) =>
    `No coincide en ${place}${more > 0 ? ` (y en ${more} ${more === 1 ? 'lugar' : 'lugares'} más)` : ''}. Guarda el certificado y escríbenos: lo revisamos.`,
  unable: 'Este navegador no puede comprobarlo aquí. Guarda el certificado y compruébalo con otro.',
  places: {
    room: 'los datos de la sala',
    seal: 'el sello del certificado',
    entries: 'la lista de puestos',
    points: (name: string) => `los puntos de ${name}`,
    position: (name: string) => `el puesto de ${name}`,
    prize: (name: string) => `el premio de ${name}`,
    entry: (name: string) => `lo que jugó ${name}`,
    match: (match: string) => `el partido ${match}`,
    answers: (match: string) => `las respuestas de ${match}`,
  },
});
