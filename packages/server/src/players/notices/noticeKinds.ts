/** What a notice is about. */
export type NoticeName =
  | 'sala_cancelada'
  | 'reembolso'
  | 'premio'
  | 'resultado'
  | 'gol'
  | 'recarga'
  | 'retiro'
  | 'partido_aplazado'
  | 'sala_cambio'
  | 'recordatorio'
  | 'jugada_revertida'
  | 'cuenta'
  | 'mision'
  | 'semana'
  | 'aviso';

/** A way out of the app: by mail where the player asks for it, and to the devices that they have turned on. */
export type NoticeWay = 'mail' | 'push';

const BOTH: readonly NoticeWay[] = ['mail', 'push'];

interface NoticeKind {
  /** How the preferences name it. */
  label: string;
  /** Always told, because it is about money or the account. */
  fixed: boolean;
  /** By which ways it may leave the app: what happens to a player's own rooms and money, and nothing else (rules R14.4). */
  leaves: readonly NoticeWay[];
}

/** Every kind of notice. */
export const NOTICE_KINDS: Readonly<Record<NoticeName, NoticeKind>> = {
  premio: { label: 'Premios', fixed: true, leaves: BOTH },
  resultado: { label: 'Resultados de tus salas', fixed: false, leaves: BOTH },
  gol: { label: 'Goles de tu once', fixed: false, leaves: ['push'] },
  reembolso: { label: 'Devoluciones', fixed: true, leaves: BOTH },
  sala_cancelada: { label: 'Salas canceladas', fixed: true, leaves: BOTH },
  recarga: { label: 'Recargas', fixed: true, leaves: BOTH },
  retiro: { label: 'Retiros', fixed: true, leaves: BOTH },
  cuenta: { label: 'Tu cuenta', fixed: true, leaves: [] },
  sala_cambio: { label: 'Cambios de cierre o de partidos', fixed: true, leaves: BOTH },
  recordatorio: { label: 'Recordatorios antes del cierre', fixed: false, leaves: BOTH },
  partido_aplazado: { label: 'Partidos aplazados', fixed: false, leaves: BOTH },
  jugada_revertida: { label: 'Jugadas que volvieron atrás', fixed: true, leaves: BOTH },
  aviso: { label: 'Avisos de la organización', fixed: true, leaves: [] },
  semana: { label: 'Tu semana, los lunes', fixed: false, leaves: BOTH },
  mision: { label: 'Misiones cumplidas', fixed: false, leaves: [] },
};

/** The kinds that may leave the app by one way. */
export const kindsThatLeaveBy = (way: NoticeWay): string[] =>
  Object.entries(NOTICE_KINDS).flatMap(([kind, { leaves }]) => (leaves.includes(way) ? [kind] : []));
