import { storedPhone } from '@arma11/core/domain';
import { sql } from 'kysely';
import { randomBelow } from '../../platform/randomBelow';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { invalid } from '../../platform/invalid';
import { Refusal } from '../../platform/refusal';
import { codeHash } from './codeHash';
import { assertRecentSignIn } from './recentSignIn';
import { looksPumped, type SentCode, smsWait } from './smsAllowance';
import type { AccountOwner } from './updateUser';
import { inNumber } from '../../platform/messages/inNumber';

/** What the first step answers. */
export interface SentAnswer {
  status: 'ok';
  sent: true;
  expires_at: string;
  resend_at: string;
  masked: string;
}

interface Asked {
  phone: string;
  ip: string;
}

/** Codes are sent one after another: what has been sent is counted without a gap. */
const ONE_AT_A_TIME = sql`select pg_advisory_xact_lock(hashtext('phone_send'))`;

export const phoneTaken = () =>
  new Refusal(409, 'TELEFONO_EN_USO', 'Ese celular ya está en otra cuenta. Usa otro, o escríbenos.');
export const mask = (phone: string) => `*** *** ${phone.slice(-3)}`;

/** A Peruvian mobile number as it is stored; other countries wait for us to play there (security §5.6). */
export function phoneOf(typed: string): string {
  const stored = storedPhone(typed);
  if (stored) return stored;
  const sentence = 'Escribe un celular de 9 dígitos que empiece con 9.';
  throw invalid({ phone: sentence }, sentence);
}

async function assertMayVerifyPhone(tx: Tx, owner: AccountOwner, phone: string): Promise<void> {
  const { rows } = await sql<{ phone: string | null; phone_verify: boolean; taken: boolean }>`
    select phone, phone_verify, exists (select from app_user o where o.phone = ${phone} and o.phone_verify and o.id <> u.id) as taken
    from app_user u where id = ${owner.id}`.execute(tx);
  const user = rows[0]!;
  if (user.phone_verify) throw new Refusal(409, 'YA_VERIFICADO', 'Tu celular ya está verificado.');
  if (user.phone !== null && user.phone !== phone) await assertRecentSignIn(tx, owner.authAt, 'cambiar tu celular');
  if (user.taken) throw phoneTaken();
}

/** The messages of the last 24 hours, newest first; an operator may have said that what came before is well. */
async function sentToday(tx: Tx): Promise<{ sent: SentCode[]; watched: SentCode[]; now: number }> {
  const { rows } = await sql<SentCode & { since: boolean; now: number }>`
    with clock as (select app_now() as now),
      resumed as (select coalesce(max((value ->> 'at')::timestamptz), '-infinity') as at from setting where key = 'sms-resumed')
    select user_id as "userId", phone, ip, verified_at is not null as verified, sent_at > resumed.at as since,
      extract(epoch from sent_at)::float8 * 1000 as at, extract(epoch from clock.now)::float8 * 1000 as now
    from clock, resumed left join phone_send on sent_at > app_now() - interval '1 day' order by sent_at desc, id desc`.execute(
    tx,
  );
  const sent = rows.filter(({ at }) => at !== null);
  return { sent, watched: sent.filter(({ since }) => since), now: rows[0]!.now };
}

async function assertMaySendCode(tx: Tx, deps: Deps, asked: Asked, userId: number): Promise<void> {
  const { sent, watched, now } = await sentToday(tx);
  const retry_after = smsWait(sent, { ...asked, userId, now });
  if (retry_after > 0) {
    const wait =
      retry_after <= 60 ? inNumber(retry_after, 'segundo', 'segundos') : `${Math.ceil(retry_after / 60)} minutos`;
    throw new Refusal(429, 'MUCHOS_INTENTOS', `Espera ${wait} para pedir otro código.`, { retry_after });
  }
  if (!looksPumped(watched)) return;
  deps.log({
    level: 'error',
    message: 'sms: stopped, fewer than 30 % of the last 50 codes came back; see: arma11 sms resume',
  });
  throw new Refusal(503, 'MANTENIMIENTO', 'Por ahora no podemos enviar mensajes. Intenta más tarde.', {
    retry_after: 3600,
  });
}

/** Writes the code down in place of the one before, and the message with it, which leaves when this is committed. */
export async function preparePhoneCode(
  tx: Tx,
  deps: Deps,
  owner: AccountOwner,
  { phone, ip, code }: Asked & { code: string },
): Promise<SentAnswer> {
  await ONE_AT_A_TIME.execute(tx);
  await assertMayVerifyPhone(tx, owner, phone);
  await assertMaySendCode(tx, deps, { phone, ip }, owner.id);
  const salt = deps.random(16);
  const { rows } = await sql<{ expires_at: string; resend_at: string }>`
    with sent as (insert into phone_send (user_id, phone, ip) values (${owner.id}, ${phone}, ${ip}) returning id, sent_at)
    insert into phone_code (user_id, phone, salt, code_hash, send_id, expires_at)
    select ${owner.id}, ${phone}, ${salt}, ${await codeHash(salt, code)}, id, sent_at + interval '10 minutes' from sent
    on conflict (user_id) do update set phone = excluded.phone, salt = excluded.salt, code_hash = excluded.code_hash,
      send_id = excluded.send_id, expires_at = excluded.expires_at, tries = 0
    returning expires_at, expires_at - interval '9 minutes' as resend_at`.execute(tx);
  const { expires_at: goodUntil } = rows[0]!;
  const text = `Arma Tu 11: tu código es ${code}. Vence en 10 minutos. No lo compartas con nadie.`;
  await deps.queueMessage(tx, { channel: 'sms', to: phone, text, goodUntil });
  return { status: 'ok', sent: true, ...rows[0]!, masked: mask(phone) };
}

/** Six digits, each as likely as the others. */
export function newPhoneCode({ random }: Deps): string {
  const digit = randomBelow(random);
  return Array.from({ length: 6 }, () => digit(10)).join('');
}
