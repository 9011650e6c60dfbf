import { formatDay, generateAccessCode } from '@arma11/core/domain';
import type { CallInput, ContractSchemas } from '@arma11/core/contract';
import { randomBelow } from '../codes/randomBelow';
import { appNow } from '../db/clock';
import type { SupportTicketTable } from '../db/peopleTables';
import type { Deps } from '../deps';
import { countAttempt } from './attempts';
import { addBusinessDays } from './businessDays';
import { emailKey } from './emailKey';
import { inBackground } from './inBackground';
import { complaintMail } from './mails';

/** The law's term for the complaints book (rules.md, consumer law); questions get the same. */
const BUSINESS_DAYS = 15;

type Complaint = CallInput<ContractSchemas['plus']['complaint']>['body'];
type Question = CallInput<ContractSchemas['plus']['support']>['body'];

/** What the writer is told. */
export interface Received {
  number: string;
  due_at: string;
}

interface Writer {
  userId: number | null;
  ip: string;
}

type Ticket = Pick<SupportTicketTable, 'kind'> & { details: Record<string, unknown> | null };

async function keep(deps: Deps, letter: Question, writer: Writer, { kind, details }: Ticket): Promise<Received> {
  await countAttempt(deps.db, [
    { scope: `letter:ip:${writer.ip}`, most: 5, windowMinutes: 60 },
    { scope: `letter:mail:${emailKey(letter.email)}`, most: 5, windowMinutes: 1440 },
  ]);
  const { name, email, subject, message, website } = letter;
  const number = `${kind === 'soporte' ? 'S' : 'R'}-${generateAccessCode(randomBelow(deps.random)).slice(0, 7)}`;
  const due_at = addBusinessDays(await appNow(deps.db.read), BUSINESS_DAYS);
  // Filled in by what is no person: it is thanked like one, and nobody reads it.
  if (website) return { number, due_at };
  await deps.db.read
    .insertInto('support_ticket')
    .values({
      number,
      kind,
      user_id: writer.userId,
      name,
      email: email.trim(),
      subject,
      message,
      details: details && JSON.stringify(details),
      ip: writer.ip,
      due_at,
    })
    .execute();
  return { number, due_at };
}

/** Keeps what somebody asks us. */
export const writeToSupport = (deps: Deps, letter: Question, writer: Writer): Promise<Received> =>
  keep(deps, letter, writer, { kind: 'soporte', details: null });

/** Keeps an entry of the complaints book and mails its number, as the law wants. */
export async function complain(deps: Deps, complaint: Complaint, writer: Writer): Promise<Received> {
  const { name: _, email, subject: __, message: ___, website, kind, ...details } = complaint;
  const received = await keep(deps, complaint, writer, { kind, details });
  if (!website) {
    const mail = { to: email, ...complaintMail(received.number, formatDay(received.due_at)) };
    inBackground(deps, 'complaint: mail', deps.sendMail(mail));
  }
  return received;
}
