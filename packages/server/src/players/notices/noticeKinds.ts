/** What a notice is about. */
export type NoticeName =
  | 'sala_cancelada'
  | 'reembolso'
  | 'premio'
  | 'resultado'
  | 'recarga'
  | 'retiro'
  | 'partido_aplazado'
  | 'sala_cambio'
  | 'recordatorio'
  | 'jugada_revertida'
  | 'cuenta'
  | 'mision'
  | 'aviso';

interface NoticeKind {
  /** How the preferences name it. */
  label: string;
  /** Always told, because it is about money or the account. */
  fixed: boolean;
  /** May leave the app, by mail or to a device: what happens to a player's own rooms, and nothing else (rules R14.4). */
  ofRooms: boolean;
}

/** Every kind of notice. */
export const NOTICE_KINDS: Readonly<Record<NoticeName, NoticeKind>> = {
  premio: { label: 'Premios', fixed: true, ofRooms: true },
  resultado: { label: 'Resultados de tus salas', fixed: false, ofRooms: true },
  reembolso: { label: 'Devoluciones', fixed: true, ofRooms: true },
  sala_cancelada: { label: 'Salas canceladas', fixed: true, ofRooms: true },
  recarga: { label: 'Recargas', fixed: true, ofRooms: false },
  retiro: { label: 'Retiros', fixed: true, ofRooms: false },
  cuenta: { label: 'Tu cuenta', fixed: true, ofRooms: false },
  sala_cambio: { label: 'Cambios de cierre o de partidos', fixed: true, ofRooms: true },
  recordatorio: { label: 'Recordatorios antes del cierre', fixed: false, ofRooms: true },
  partido_aplazado: { label: 'Partidos aplazados', fixed: false, ofRooms: true },
  jugada_revertida: { label: 'Jugadas que volvieron atrás', fixed: true, ofRooms: true },
  aviso: { label: 'Avisos de la organización', fixed: true, ofRooms: false },
  mision: { label: 'Misiones cumplidas', fixed: false, ofRooms: false },
};

/** The kinds that may leave the app. */
export const KINDS_OF_ROOMS = Object.entries(NOTICE_KINDS).flatMap(([kind, { ofRooms }]) => (ofRooms ? [kind] : []));
