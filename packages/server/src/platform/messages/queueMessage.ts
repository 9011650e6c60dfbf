import { sql } from 'kysely';
import type { QueueMessage } from '../deps';
import type { MessageSeal } from './messageSeal';

/** Writes messages down for `sendQueued`. */
export const messageQueue =
  (seal: MessageSeal): QueueMessage =>
  async (q, { channel, to, subject = null, text, goodUntil = null }) => {
    const sealed = goodUntil === null ? null : seal.close(text, to ?? '');
    await sql`insert into outgoing_message (channel, recipient, subject, body, sealed, good_until)
      select ${channel}, ${to}::text, ${subject}::text, ${sealed ? null : text}::text, ${sealed}::bytea, ${goodUntil}::timestamptz
      where ${to}::text is not null`.execute(q);
  };
