import { generateAccessCode } from '@arma11/core/domain';
import type { CallInput } from '@arma11/core/contract';
import { randomBelow } from '../../platform/randomBelow';
import { appNow } from '../../platform/db/clock';
import type { Deps } from '../../platform/deps';
import { countAttempt } from './attempts';
import { emailKey } from './emailKey';

const DAY_MS = 86_400_000;

/**
 * The instant so many business days after another, at the same hour. Holidays count as business days: an answer is then
 * due earlier than the law says, never later.
 */
export function addBusinessDays(instant: string, days: number): string {
  let at = Date.parse(instant);
  for (let left = days; left > 0;) {
    at += DAY_MS;
    // Lima is five hours behind UTC, all year.
    const weekday = new Date(at - 5 * 3_600_000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString();
}

const BUSINESS_DAYS = 15;

type Question = CallInput<'accounts', 'support'>['body'];

/** What the writer is told. */
export interface Received {
  number: string;
  due_at: string;
}

/** Keeps what somebody asks us, five times an hour from an address and five times a day from an e-mail. */
export async function writeToSupport(
  deps: Deps,
  letter: Question,
  writer: { userId: number | null; ip: string },
): Promise<Received> {
  await countAttempt(deps.db, [
    { scope: `letter:ip:${writer.ip}`, most: 5, windowMinutes: 60 },
    { scope: `letter:mail:${emailKey(letter.email)}`, most: 5, windowMinutes: 1440 },
  ]);
  const { name, email, subject, message, website } = letter;
  const number = `S-${generateAccessCode(randomBelow(deps.random)).slice(0, 7)}`;
  const due_at = addBusinessDays(await appNow(deps.db.fresh), BUSINESS_DAYS);
  // Filled in by what is no person: it is thanked like one, and nobody reads it.
  if (website) return { number, due_at };
  await deps.db.fresh
    .insertInto('support_ticket')
    .values({ number, user_id: writer.userId, name, email: email.trim(), subject, message, ip: writer.ip, due_at })
    .execute();
  return { number, due_at };
}
