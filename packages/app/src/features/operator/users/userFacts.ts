import type { DeskUserShown } from '@arma11/core/back-office';
import { formatKickoff, limaDay } from '@arma11/core/domain';
import { operadorEs } from '../../../messages/operador.es';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import type { FactRow } from '../../../page/FactList';

const t = operadorPeopleEs.users;
const f = t.facts;
const { none } = operadorEs.list;

const at = (label: string, moment: string | null): FactRow[] =>
  moment === null ? [] : [{ label, value: formatKickoff(moment) }];

const verified = (text: string | null, sure: boolean) =>
  text === null ? none : `${text} (${sure ? f.verified : f.unverified})`;

/** Who a player is, as support needs it. */
export const personFacts = (user: DeskUserShown): FactRow[] => [
  { label: f.email, value: verified(user.email, user.email_verified) },
  { label: f.phone, value: verified(user.phone, user.phone_verify) },
  { label: f.birth, value: user.birth_date ?? none },
  { label: f.document, value: `${user.doc_number ?? none} (${t.kycStates[user.kyc] ?? user.kyc})` },
  { label: f.role, value: operadorEs.role[user.role as keyof typeof operadorEs.role] ?? user.role },
  { label: f.signIn, value: [f.passwords[user.password], ...(user.google ? [f.google] : [])].join(', ') },
  { label: f.since, value: limaDay(user.created_at) },
  { label: f.sessions, value: user.sessions },
  { label: f.rooms, value: user.rooms },
  ...at(f.blocked, user.blocked_at),
  ...at(f.excluded, user.excluded_until),
  ...at(f.deleted, user.deleted_at),
];

/** What a player holds, purse by purse. */
export const purseFacts = (user: DeskUserShown): FactRow[] => [
  { label: f.retirable, value: operadorEs.coins(user.saldo_retirable) },
  { label: f.jugable, value: operadorEs.coins(user.saldo_jugable) },
  { label: f.bono, value: operadorEs.coins(user.saldo_bono) },
  { label: f.retenido, value: operadorEs.coins(user.saldo_retenido) },
];
