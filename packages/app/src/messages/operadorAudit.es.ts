import { centsText } from './centsText';
import { operadorEs } from './operador.es';
import { operadorGameEs } from './operadorGame.es';
import { operadorMatchesEs } from './operadorMatches.es';

/** What a sentence is made of: the number of what it was done to, its name, and its state after. */
export interface Done {
  id: string;
  named: string;
  after: Readonly<Record<string, unknown>>;
}

const soles = (cents: unknown) => (typeof cents === 'number' ? ` por ${centsText(cents)}` : '');
const coins = (amount: unknown) => (typeof amount === 'number' ? ` de ${operadorEs.coins(amount)}` : '');
const word = (words: Readonly<Record<string, string>>, value: unknown) =>
  (words[String(value)] ?? String(value)).toLowerCase();
const score = ({ goals_local: local, goals_visit: visit }: Done['after']) =>
  typeof local === 'number' && typeof visit === 'number' ? `: ${local}-${visit}` : '';
const people = (count: unknown) => (count === 1 ? '1 persona' : `${String(count)} personas`);

const sentences: Readonly<Record<string, (done: Done) => string>> = {
  'deposit approve': ({ id, named, after }) => `aprobó la recarga ${id} de ${named}${soles(after['pay_amount_cents'])}`,
  'deposit reject': ({ id, named, after }) => `rechazó la recarga ${id} de ${named}${soles(after['pay_amount_cents'])}`,
  'deposit unmark': ({ id, named }) => `deshizo la decisión sobre la recarga ${id} de ${named}`,
  'withdrawal take': ({ id, named, after }) => `tomó el retiro ${id} de ${named}${coins(after['amount'])}`,
  'withdrawal pay': ({ id, named, after }) => `pagó el retiro ${id} de ${named}${coins(after['amount'])}`,
  'withdrawal reject': ({ id, named, after }) => `rechazó el retiro ${id} de ${named}${coins(after['amount'])}`,
  'user adjust': ({ named, after }) => `pidió un ajuste${coins(after['amount'])} para ${named}`,
  'adjust confirm': ({ id, named, after }) => `confirmó el ajuste ${id} de ${named}${coins(after['amount'])}`,
  'adjust discard': ({ id, named, after }) => `descartó el ajuste ${id} de ${named}${coins(after['amount'])}`,
  'kyc set': ({ named, after }) => `marcó el documento de ${named}: ${String(after['kyc'])}`,
  'promo create': ({ id }) => `creó el código ${id}`,
  'promo close': ({ id }) => `cerró el código ${id}`,
  'room create': ({ id, named, after }) =>
    after['estado'] === 'borrador'
      ? `escribió el borrador de la sala ${id}, «${named}»`
      : `abrió la sala ${id}, «${named}»`,
  'predi create': ({ id, named }) => `abrió la sala de predicción ${id}, «${named}»`,
  'room publish': ({ id, named }) => `publicó la sala ${id}, «${named}»`,
  'room cancel': ({ id, named }) => `anuló la sala ${id}, «${named}»`,
  'room rename': ({ id, after }) => `cambió el nombre de la sala ${id} a «${String(after['name'])}»`,
  'entry remove': ({ id, after }) =>
    `retiró la inscripción ${id} de la sala ${String(after['room'])} y devolvió ${operadorEs.coins(Number(after['returned']))}`,
  'broadcast send': ({ named, after }) => `avisó a ${people(after['told'])} de «${named}»`,
  settle: ({ id, named, after }) =>
    `liquidó la sala ${id}, «${named}»: ${word(operadorGameEs.rooms.estados, after['estado'])}`,
  'match result': ({ named, after }) => `puso el resultado de ${named}${score(after)}`,
  'match status': ({ named, after }) =>
    `puso ${named} como ${word(operadorMatchesEs.matches.estados, after['estado'])}`,
  'match knockout': ({ named, after }) =>
    after['advances'] ? `dijo quién pasa en ${named}` : `dijo qué decide ${named}`,
  'league outcome': ({ named }) => `dijo cómo terminó la liga ${named}`,
  'match move': ({ named }) => `movió la fecha de ${named}`,
  'match stats': ({ named }) => `cargó los eventos de ${named}`,
  'incident decide': ({ named, after }) =>
    `decidió la incidencia de ${named}: ${word(operadorMatchesEs.incidents.decisions, after['decision'])}`,
  'player condition': ({ named }) => `marcó el estado de ${named}`,
  'player retire': ({ named }) => `retiró a ${named} de las próximas salas`,
  'player return': ({ named }) => `devolvió a ${named} a las salas`,
  'user block': ({ named }) => `bloqueó a ${named}`,
  'user unblock': ({ named }) => `desbloqueó a ${named}`,
  'user reset': ({ named }) => `dio una contraseña temporal a ${named}`,
  'user role': ({ named, after }) => `cambió el rol de ${named}: ${word(operadorEs.role, after['role'])}`,
  'user show': ({ named }) => `miró los datos de ${named}`,
  'user movements': ({ named }) => `miró los movimientos de ${named}`,
  'group show': ({ named }) => `miró el grupo ${named}`,
  'group reports': () => 'leyó lo reportado en los muros de los grupos',
  'group post-hide': ({ id }) => `ocultó el mensaje ${id}`,
  'group post-restore': ({ id }) => `volvió a mostrar el mensaje ${id}`,
  'group silence': ({ named, after }) =>
    after['until'] ? `no deja a ${named} escribir en los muros por un tiempo` : `deja a ${named} escribir en los muros`,
  'banner create': ({ after }) => `colgó el banner «${String(after['title'])}»`,
  'banner remove': ({ id }) => `bajó el banner ${id}`,
  'league create': ({ named }) => `creó la liga ${named}`,
  'support close': ({ id }) => `respondió la carta ${id}`,
};

/** What was done at the desk, in sentences: whoever did it stands before. */
export const operadorAuditEs = {
  console: 'La consola',
  other: (action: string, target: string) => `hizo «${action}» en ${target}`,
  sentences,
};
