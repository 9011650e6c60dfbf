/** The word that stands for all jornadas of an event together, where an address has a jornada. */
export const TOTAL = 'total';

/** The table of an event: of one jornada, or of all together; of one of its rooms when it is named. */
export function tableHref(event: number, jornada: number | null, sala?: number): string {
  const room = sala === undefined ? '' : `?sala=${sala}`;
  return `/play/eventos/tabla/${event}/${jornada ?? TOTAL}/${room}`;
}
