import { sql } from 'kysely';
import type { RoomCommitments } from '@arma11/core/contract';
import { pathPlaces } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { RoomWithSeat } from '../view/roomView';

type Commitment = RoomCommitments['commitments'][number];

interface Row extends Omit<Commitment, 'receipt'> {
  /** The caller's leaf: its place, and what was hashed; null without an entry in it. */
  at: number | null;
  content: string | null;
}

/** Bytes of a hash in the stored tree. */
const HASH = 32;

async function pathOf(q: Queryable, { id, leaves }: Row, at: number) {
  const places = pathPlaces(at, leaves);
  const { rows } = await sql<{ hash: string }>`
    select encode(substring(c.tree from x.place * ${HASH} + 1 for ${HASH}), 'hex') as hash
    from commitment c cross join unnest(${places.map(({ place }) => place)}::int[]) with ordinality as x(place, step)
    where c.id = ${id} order by x.step`.execute(q);
  return rows.map(({ hash }, step) => ({ side: places[step]!.side, hash }));
}

/** What a room's players had at its locks, and the caller's receipts for their own (rules R15.5). */
export async function roomCommitments(
  q: Queryable,
  { id: room, my_entry: entry }: RoomWithSeat,
): Promise<RoomCommitments> {
  const { rows } = await sql<Row>`
    select c.id, c.made_at, c.jornada, c.matches, c.leaves, c.root, l.at, l.content
    from commitment c left join commitment_leaf l on l.commitment_id = c.id and l.entry_id = ${entry}
    where c.room_id = ${room} order by c.id`.execute(q);
  const commitments: Commitment[] = [];
  for (const { at, content, ...row } of rows) {
    const own = at !== null && content !== null;
    const receipt = own ? { entry, content, path: await pathOf(q, { ...row, at, content }, at) } : null;
    commitments.push({ ...row, receipt });
  }
  return { format: 'arma11-commitments-1', room, commitments };
}
