import type { RoomCertificate } from '@arma11/core/contract';

/** What of a certificate is not as it should be, in what a player knows of the room. */
export type ProblemPlace =
  | { part: 'room' | 'seal' | 'entries' }
  | { part: 'points' | 'position' | 'prize' | 'entry'; name: string }
  | { part: 'match' | 'answers'; match: string };

type Row = 'slate' | 'markets' | 'entries';

/** Reads a place such as `entries[3].points`; what it does not name is of the seal. */
export function placeOfProblem(certificate: RoomCertificate, where: string): ProblemPlace {
  const [, row, at, field] = /^(slate|markets|entries)\[(\d+)\](?:\.(\w+))?/.exec(where) ?? [];
  if (row !== undefined) return placeOfRow(certificate, { row: row as Row, at: Number(at), field });
  if (where === 'entries') return { part: 'entries' };
  return { part: where.startsWith('room') ? 'room' : 'seal' };
}

function placeOfRow(
  { slate, markets, entries }: RoomCertificate,
  { row, at, field }: { row: Row; at: number; field: string | undefined },
): ProblemPlace {
  const match = (id: number | undefined) => {
    const found = slate.find((each) => each.match === id);
    return found ? `${found.local} – ${found.visit}` : String(id);
  };
  if (row === 'slate') return { part: 'match', match: match(slate[at]?.match) };
  if (row === 'markets') return { part: 'answers', match: match(markets[at]?.match) };
  const part = field === 'points' || field === 'position' || field === 'prize' ? field : 'entry';
  return { part, name: entries[at]?.name ?? '' };
}
