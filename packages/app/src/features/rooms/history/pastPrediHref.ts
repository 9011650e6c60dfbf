import type { PastPredi } from './pastFigures';

/** Where a finished prediction room is looked at: by its answers, or by itself where it was cancelled. */
export const pastPrediHref = ({ predi }: PastPredi) =>
  predi.estado === 'cancelada' ? `/predi/sala/${predi.id}` : `/predi/sala/${predi.id}/puntos`;
