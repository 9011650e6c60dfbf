import { sql } from 'kysely';
import { randomBelow } from '../../platform/randomBelow';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { codeHash } from './codeHash';
import { assertRecentSignIn } from './recentSignIn';
import { DEFAULT_SMS_RULES, looksPumped, smsWait } from './smsAllowance';
import { prepareSmsSlots, takeSmsSlots } from './smsSlots';
import { lastSent, lockSenders, sentAlike } from './sentCodes';
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

const rulesOf = ({ smsRules = DEFAULT_SMS_RULES }: Pick<Deps, 'smsRules'>) => smsRules;

export const phoneTaken = () =>
  new Refusal(409, 'TELEFONO_EN_USO', 'Ese celular ya está en otra cuenta. Usa otro, o escríbenos.');
export const mask = (phone: string) => `*** *** ${phone.slice(-3)}`;

async function assertMayVerifyPhone(tx: Tx, owner: AccountOwner, phone: string): Promise<void> {
  const { rows } = await sql<{ phone: string | null; phone_verify: boolean; taken: boolean }>`
    select phone, phone_verify, exists (select from app_user o where o.phone = ${phone} and o.phone_verify and o.id <> u.id) as taken
    from app_user u where id = ${owner.id}`.execute(tx);
  const user = rows[0]!;
  if (user.phone_verify) throw new Refusal(409, 'YA_VERIFICADO', 'Tu celular ya está verificado.');
  if (user.phone !== null && user.phone !== phone) await assertRecentSignIn(tx, owner.authAt, 'cambiar tu celular');
  if (user.taken) throw phoneTaken();
}

function tooMany(seconds: number): Refusal {
  const wait = seconds <= 60 ? inNumber(seconds, 'segundo', 'segundos') : `${Math.ceil(seconds / 60)} minutos`;
  return new Refusal(429, 'MUCHOS_INTENTOS', `Espera ${wait} para pedir otro código.`, { retry_after: seconds });
}

/** Codes to one player, number, address or range are sent one after another: what has been sent is counted without a gap. */
async function assertMaySendCode(tx: Tx, deps: Deps, asked: Asked, userId: number): Promise<void> {
  const { limits } = rulesOf(deps);
  await lockSenders(tx, { ...asked, userId });
  const { sent, now } = await sentAlike(tx, { ...asked, userId });
  const wait = smsWait(sent, { ...asked, userId, now }, limits);
  if (wait > 0) throw tooMany(wait);
  if (!looksPumped(await lastSent(tx))) return;
  deps.log({
    level: 'error',
    message: 'sms: stopped, fewer than 30 % of the last 50 codes came back; see: arma11 sms resume',
  });
  throw new Refusal(503, 'MANTENIMIENTO', 'Por ahora no podemos enviar mensajes. Intenta más tarde.', {
    retry_after: 3600,
  });
}

/** Writes the code down in place of the one before, and the message with it, which leaves when this is committed. */
async function sendPhoneCode(
  tx: Tx,
  deps: Deps,
  owner: AccountOwner,
  { phone, ip, code }: Asked & { code: string },
): Promise<SentAnswer> {
  await assertMayVerifyPhone(tx, owner, phone);
  await assertMaySendCode(tx, deps, { phone, ip }, owner.id);
  const wait = await takeSmsSlots(tx, rulesOf(deps), phone);
  if (wait > 0) throw tooMany(wait);
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
function newPhoneCode({ random }: Deps): string {
  const digit = randomBelow(random);
  return Array.from({ length: 6 }, () => digit(10)).join('');
}

/** Sends a code to a number, in the transaction of `write`. */
export async function askPhoneCode(
  deps: Deps,
  owner: AccountOwner,
  asked: Asked,
  write: (work: (tx: Tx) => Promise<SentAnswer>) => Promise<SentAnswer>,
): Promise<SentAnswer> {
  const code = newPhoneCode(deps);
  await prepareSmsSlots(deps.db, rulesOf(deps));
  return write((tx) => sendPhoneCode(tx, deps, owner, { ...asked, code }));
}
