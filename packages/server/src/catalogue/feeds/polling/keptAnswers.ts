import { sql } from 'kysely';
import { sha256 } from '../../../platform/bytes';
import type { Queryable } from '../../../platform/db/database';
import { gunzip, gzip } from '../../../platform/gzip';

/** One document of a read, as it is kept. */
export interface KeptDocument {
  document: string;
  answer_id: number;
  bytes: Uint8Array;
}

/** Keeps an answer compressed with its hash, once however often it comes; returns its id. */
export async function keepAnswer(
  q: Queryable,
  { feed, document, bytes }: { feed: number; document: string; bytes: Uint8Array },
): Promise<number> {
  const hash = await sha256(bytes);
  const known = await q
    .selectFrom('feed_answer')
    .select('id')
    .where('feed_id', '=', feed)
    .where('document', '=', document)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return known.id;
  const kept = await q
    .insertInto('feed_answer')
    .values({ feed_id: feed, document, hash, bytes: bytes.length, body: await gzip(bytes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** What was answered. */
export async function keptBytes(q: Queryable, answer: number): Promise<Uint8Array> {
  const { body } = await q.selectFrom('feed_answer').select('body').where('id', '=', answer).executeTakeFirstOrThrow();
  return gunzip(body);
}

/** Whether an answer of a document is one that another has followed since. */
export async function wasFollowed(q: Queryable, feed: number, { document, answer_id }: KeptDocument): Promise<boolean> {
  const { rows } = await sql<{ followed: boolean }>`
    select exists (
      select from feed_read r join feed_read_answer ra on ra.read_id = r.id
      where r.feed_id = ${feed} and r.outcome in ('changed','same') and ra.answer_id = ${answer_id})
      and exists (select from feed_document d where d.feed_id = ${feed} and d.document = ${document} and d.answer_id <> ${answer_id})
      as followed`.execute(q);
  return rows[0]?.followed ?? false;
}
