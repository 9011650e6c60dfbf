import type { SalaCompe } from '@arma11/core/contract';

/** The player's rooms of one state: still to be prepared, being played, or waiting for their result. */
export interface EntryGroup {
  kind: 'open' | 'playing' | 'settling';
  entries: SalaCompe[];
}

const KINDS = ['playing', 'open', 'settling'] as const;

/** The running entries by what there is to do; those being played first, groups without any left out. */
export const groupEntries = (entries: readonly SalaCompe[]): EntryGroup[] =>
  KINDS.map((kind) => ({ kind, entries: entries.filter((entry) => kindOf(entry) === kind) })).filter(
    (group) => group.entries.length > 0,
  );

function kindOf({ sala_detail }: SalaCompe): EntryGroup['kind'] {
  switch (sala_detail.estado) {
    case 'cerrada':
    case 'en_vivo':
      return 'playing';
    case 'por_liquidar':
    case 'liquidada':
      return 'settling';
    default:
      return 'open';
  }
}
