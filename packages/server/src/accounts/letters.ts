import { generateAccessCode } from '@arma11/core/domain';
import type { CallInput, ContractSchemas } from '@arma11/core/contract';
import { randomBelow } from '../codes/randomBelow';
import { appNow } from '../db/clock';
import type { Deps } from '../deps';
import { countAttempt } from './attempts';
import { addBusinessDays } from './businessDays';
import { emailKey } from './emailKey';

const BUSINESS_DAYS = 15;

type Question = CallInput<ContractSchemas['accounts']['support']>['body'];

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
  const due_at = addBusinessDays(await appNow(deps.db.read), BUSINESS_DAYS);
  // Filled in by what is no person: it is thanked like one, and nobody reads it.
  if (website) return { number, due_at };
  await deps.db.read
    .insertInto('support_ticket')
    .values({ number, user_id: writer.userId, name, email: email.trim(), subject, message, ip: writer.ip, due_at })
    .execute();
  return { number, due_at };
}
