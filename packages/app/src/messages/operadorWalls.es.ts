import type { DeskGroupReport } from '@arma11/core/back-office';

type Reason = DeskGroupReport['reasons'][number];

const reasons: Record<Reason, string> = {
  insults: 'insulta',
  threats: 'amenaza',
  personal: 'datos de alguien',
  spam: 'publicidad',
  other: 'otra razón',
};

/** What the operator's page says about what members of groups have reported on their walls (rules R23.7). */
export const operadorWallsEs = {
  title: 'Muros',
  lead: 'Lo que reportaron en los muros de los grupos. Con tres reportes se oculta hasta que decidas; mirar queda en la auditoría.',
  list: 'Mensajes reportados',
  none: 'Nadie ha reportado nada.',
  columns: {
    words: 'Mensaje',
    author: 'Autor',
    group: 'Grupo',
    why: 'Reportes',
    since: 'Desde',
    state: 'Estado',
    act: 'Acción',
  },
  why: (reports: number, given: readonly Reason[]) => `${reports}: ${given.map((each) => reasons[each]).join(', ')}`,
  shown: 'Se ve',
  hidden: 'Oculto',
  erased: 'Borrado por su autor',
  hide: 'Ocultar',
  hideTitle: (name: string) => `Ocultar el mensaje de ${name}`,
  hideEffect: 'Nadie lo ve más, tampoco su autor.',
  didHide: (name: string) => `El mensaje de ${name} ya no se ve.`,
  restore: 'Mostrar',
  restoreTitle: (name: string) => `Mostrar el mensaje de ${name}`,
  restoreEffect: 'Vuelve al muro, menos para quienes lo reportaron.',
  didRestore: (name: string) => `El mensaje de ${name} se ve otra vez.`,
  silence: 'Silenciar',
  silenceTitle: (name: string) => `Silenciar a ${name}`,
  silenceEffect: 'No escribe en ningún muro por esos días. Lee, reacciona y juega igual.',
  days: 'Días',
  daysHint: 'De 1 a 90; 0 lo termina.',
  silenced: (name: string, until: string) => `${name} no escribe en los muros hasta ${until}.`,
  mayWrite: (name: string) => `${name} puede escribir en los muros.`,
};
