const words: Readonly<Record<string, string>> = {
  no_se_lleno: 'No se llenó.',
  partidos_anulados: 'Se anularon sus partidos.',
  anfitrion: 'Su anfitrión la canceló.',
  organizador: 'La canceló la organización.',
};

/** Why a room was cancelled, as a player reads it; the code is room.cancel_reason. */
export const cancelReasons = (reason: string): string => words[reason] ?? 'No se pudo jugar.';

/** The codes that an operator may give as a reason. */
export const cancelCodes = ['organizador', 'partidos_anulados', 'no_se_lleno'] as const;
