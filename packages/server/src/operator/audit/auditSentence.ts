import type { DeskAudit } from '@arma11/core/back-office';
import { centsInWords } from '../../wallet/centsInWords';

/** What a sentence is made of: the number or name after the colon of its target, and the state after. */
interface Done {
  id: string;
  /** The target's own name with its number: 'Copa Norte (12)'. */
  named: string;
  after: Record<string, unknown>;
}

const soles = (cents: unknown) => (typeof cents === 'number' ? ` of ${centsInWords(cents)}` : '');
const coins = (amount: unknown) => (typeof amount === 'number' ? ` of ${amount} coins` : '');
const score = ({ goals_local, goals_visit }: Done['after']) =>
  typeof goals_local === 'number' && typeof goals_visit === 'number' ? ` as ${goals_local}-${goals_visit}` : '';

/** What was done, after whoever did it; a command that is not here is told by its name. */
const sentences: Readonly<Record<string, (done: Done) => string>> = {
  'deposit approve': ({ named, after }) => `confirmed the deposit ${named}${soles(after['pay_amount_cents'])}`,
  'deposit reject': ({ named, after }) => `rejected the deposit ${named}${soles(after['pay_amount_cents'])}`,
  'deposit unmark': ({ named }) => `took the decision on the deposit ${named} back`,
  'withdrawal take': ({ named, after }) => `took on the withdrawal ${named}${coins(after['amount'])}`,
  'withdrawal pay': ({ named, after }) => `paid the withdrawal ${named}${coins(after['amount'])}`,
  'withdrawal reject': ({ named, after }) => `rejected the withdrawal ${named}${coins(after['amount'])}`,
  'user adjust': ({ named, after }) => `asked for an adjustment${coins(after['amount'])} for ${named}`,
  'adjust confirm': ({ named, after }) => `confirmed the adjustment ${named}${coins(after['amount'])}`,
  'adjust discard': ({ named, after }) => `discarded the adjustment ${named}${coins(after['amount'])}`,
  'kyc set': ({ named, after }) => `marked the document of ${named} as ${String(after['kyc'])}`,
  'promo create': ({ id }) => `created the code ${id}`,
  'promo close': ({ id }) => `closed the code ${id}`,
  'room create': ({ named, after }) =>
    after['estado'] === 'borrador' ? `wrote the draft of room ${named}` : `opened room ${named}`,
  'predi create': ({ named }) => `opened prediction room ${named}`,
  'room publish': ({ named }) => `published room ${named}`,
  'room cancel': ({ named }) => `called room ${named} off`,
  'room rename': ({ id, after }) => `renamed room ${id} to ${String(after['name'])}`,
  'entry remove': ({ id, after }) =>
    `took entry ${id} out of room ${String(after['room'])} and gave ${String(after['returned'])} coins back`,
  'broadcast send': ({ named, after }) => `told ${String(after['told'])} people of ${named} something`,
  settle: ({ named, after }) => `settled room ${named}: ${String(after['estado'])}`,
  'match result': ({ named, after }) => `set the result of ${named}${score(after)}`,
  'match status': ({ named, after }) => `set ${named} to ${String(after['estado'])}`,
  'match knockout': ({ named, after }) =>
    after['advances'] ? `said who goes through in ${named}` : `said what ${named} decides`,
  'league outcome': ({ named }) => `said what the league ${named} came to`,
  'match move': ({ named, after }) => `moved ${named} to ${String(after['kick_off'])}`,
  'match stats': ({ named }) => `loaded what players did in ${named}`,
  'incident decide': ({ named, after }) => `decided incident ${named}: ${String(after['decision'])}`,
  'player condition': ({ named, after }) => `marked ${named} with condition ${String(after['condition'])}`,
  'player retire': ({ named }) => `retired ${named}`,
  'player return': ({ named }) => `took ${named} back into the pools`,
  'user block': ({ named }) => `blocked ${named}`,
  'user unblock': ({ named }) => `let ${named} in again`,
  'user reset': ({ named }) => `gave ${named} a temporary password`,
  'user role': ({ named, after }) => `made ${named} ${String(after['role'])}`,
  'user show': ({ named }) => `looked at ${named}`,
  'user movements': ({ named }) => `looked at the movements of ${named}`,
  'group show': ({ named }) => `looked at group ${named}`,
  'group reports': () => 'read what was reported on walls of groups',
  'group post-hide': ({ id }) => `hid post ${id}`,
  'group post-restore': ({ id }) => `showed post ${id} again`,
  'group silence': ({ named, after }) =>
    after['until'] ? `kept ${named} from walls until ${String(after['until'])}` : `let ${named} write on walls again`,
  'banner create': ({ id, after }) => `hung banner ${id}, ${String(after['title'])}`,
  'banner remove': ({ id }) => `took banner ${id} down`,
  'league create': ({ named }) => `created the league ${named}`,
  'support close': ({ id }) => `answered letter ${id}`,
};

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

/** An audit row as a sentence: 'Rosa confirmed the deposit 12 of beto of S/ 50.03'. */
export function auditSentence({ action, target, about, after, username, actor }: DeskAudit): string {
  const id = target.slice(target.indexOf(':') + 1);
  const kind = target.slice(0, target.indexOf(':'));
  const theirs = kind === 'deposit' || kind === 'withdrawal' || kind === 'adjustment';
  const named = about === null ? id : theirs ? `${id} of ${about}` : `${about} (${id})`;
  const told = sentences[action]?.({ id, named, after: fieldsOf(after) });
  return `${username ?? actor} ${told ?? `ran "${action}" on ${target}`}`;
}
