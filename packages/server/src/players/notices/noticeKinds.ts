import type { Notice } from './notify';

/** Every kind of notice: how the preferences name it, and whether it is always told because it is about money or the account. */
export const NOTICE_KINDS: Readonly<Record<Notice['kind'], { label: string; fixed: boolean }>> = {
  premio: { label: 'Premios', fixed: true },
  reembolso: { label: 'Devoluciones', fixed: true },
  sala_cancelada: { label: 'Salas canceladas', fixed: true },
  recarga: { label: 'Recargas', fixed: true },
  retiro: { label: 'Retiros', fixed: true },
  cuenta: { label: 'Tu cuenta', fixed: true },
  partido_aplazado: { label: 'Partidos aplazados', fixed: false },
  jugada_revertida: { label: 'Jugadas que volvieron atrás', fixed: true },
  mision: { label: 'Misiones cumplidas', fixed: false },
};
