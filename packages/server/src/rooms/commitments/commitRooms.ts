import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Rows, Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';
import { hasBegun, lockOfMatch, takesAnswers } from '../../catalogue/matches/matchView';
import { takesLongTerm } from '../lock/longTermLock';
import { lockOfJornada } from '../lock/jornadaLock';

// Elevens lock with their jornada, unless each slot locks with its own match, as answers do (rules R1.3, R4.1).
const byMatch = sql<boolean>`(r.kind = 'predi' or coalesce((r.rules->'flags'->>'late_swap')::boolean, false))`;

/** Whether what the room has on a match stands from now on. On `r` (room), `rm` (room_match) and `m` (match_now). */
const hasLocked = sql<boolean>`coalesce(case when ${byMatch} then not ${takesAnswers}
  else app_now() >= ${lockOfJornada(sql`rm.jornada`)} end, false)`;

// A match that was put off after its lock and before its start takes answers again, and locks once more.
// What is committed to is looked at no further, where nothing puts it off: the clock is a function, and slow over many.
const isDue = sql<boolean>`(not rm.ahead and case when rm.committed_at is null then ${hasLocked}
  when m.estado = 'programado' then ${byMatch} and ${hasLocked} and not ${hasBegun} and rm.committed_at < ${lockOfMatch(sql`r.lock_lead_min`)}
  else false end)`;

// A question about the competition as a whole.
const longTermIsDue = sql<boolean>`(k.match_id is null and k.committed_at is null and not ${takesLongTerm})`;

// Whether any match can be due at all. `match_now` is read whole for each room that is asked; this asks for its few rows by key, and without
// a rehearsal's clock the answer is nearly always no.
const mayBeDue = sql<boolean>`exists (
  select from room_match rm join match x on x.id = rm.match_id
  where rm.room_id = r.id and not rm.ahead and (rm.committed_at is null or x.estado = 'programado' or exists (select from clock)))`;

/** Rooms that run and have something that locked and is not committed to. */
export const dueForCommitment: Where = sql<boolean>`r.estado in ('cerrada','en_vivo','por_liquidar') and (
  case when ${mayBeDue} then exists (
    select from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = r.id and ${isDue}) else false end
  or exists (select from market k where k.room_id = r.id and ${longTermIsDue}))`;

interface Locked {
  room_id: number;
  jornada: number;
  matches: number[];
}

interface LockedQuestions {
  room_id: number;
  jornada: number;
  markets: number[];
}

/**
 * Commits to what the players of these rooms had at the locks that have come: a hash over one text for each entry is
 * published, so that nobody, the operator included, changes one afterwards unseen (rules R15.5). The caller holds the rooms' rows.
 */
export async function commitRooms(tx: Tx, rooms: RoomRow[]): Promise<void> {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const { rows } = await sql<LockedMatch>`
    update room_match x set committed_at = app_now()
    from (select rm.id from room r join room_match rm on rm.room_id = r.id join match_now m on m.id = rm.match_id
      where r.id = any(${[...byId.keys()]}::int[]) and ${isDue}) due
    where x.id = due.id returning x.room_id, x.jornada, x.match_id`.execute(tx);
  for (const locked of together(rows)) {
    const { kind, rules } = byId.get(locked.room_id)!;
    const lineups = rules.flags.late_swap ? lockedSlots : wholeLineups;
    if (kind === 'predi') await awaitSaves(tx, locked);
    await commit(tx, locked, (kind === 'predi' ? answersOf : lineups)(locked));
  }
  for (const locked of await lockedQuestions(tx, [...byId.keys()])) {
    await awaitSaves(tx, locked);
    await commit(tx, { ...locked, matches: [] }, longTermAnswersOf(locked));
  }
}

/**
 * Waits for saves of answers that began before the lock and commit after it: each holds its entry from before its checks on
 * (`lockOwnEntry.ts`). Lineups need none of it: their saves hold the room.
 */
async function awaitSaves(tx: Tx, { room_id }: { room_id: number }): Promise<void> {
  await sql`select count(*) from (
    select id from entry where room_id = ${room_id} order by id for key share) held`.execute(tx);
}

/** The questions about the competition that have locked since, of each room together. */
async function lockedQuestions(tx: Tx, ids: number[]): Promise<LockedQuestions[]> {
  const { rows } = await sql<LockedQuestions>`
    with due as (
      update market k set committed_at = app_now() from room r
      where r.id = k.room_id and r.id = any(${ids}::int[]) and ${longTermIsDue} returning k.id, k.room_id, r.jornada_from
    )
    select room_id, jornada_from as jornada, array_agg(id order by id) as markets from due group by 1, 2 order by 1`.execute(
    tx,
  );
  return rows;
}

interface LockedMatch {
  room_id: number;
  jornada: number;
  match_id: number;
}

/** The matches that locked in the same room and jornada, as one, room by room: the same rows make the same commitments. */
function together(rows: readonly LockedMatch[]): Locked[] {
  const groups = new Map<string, Locked>();
  for (const { room_id, jornada, match_id } of rows) {
    const key = `${room_id} ${jornada}`;
    const group = groups.get(key) ?? { room_id, jornada, matches: [] };
    groups.set(key, { ...group, matches: [...group.matches, match_id].toSorted((a, b) => a - b) });
  }
  return [...groups.values()].toSorted((a, b) => a.room_id - b.room_id || a.jornada - b.jornada);
}

/** What is committed of one entry. */
interface Leaf {
  entry_id: number;
  content: string;
}

const wholeLineups = ({ room_id, jornada }: Locked): Rows<Leaf> => sql`
  select e.id as entry_id, jsonb_build_object('entry', e.id, 'jornada', l.jornada, 'formation', l.formation,
    'players', to_jsonb(l.players), 'captain', l.captain)::text as content
  from entry e join lineup l on l.entry_id = e.id and l.jornada = ${jornada} where e.room_id = ${room_id}`;

// A slot that has not locked is null.
const lockedSlots = ({ room_id, jornada }: Locked): Rows<Leaf> => sql`
  with own as materialized (
    select e.id, l.formation, l.players, l.captain from entry e join lineup l on l.entry_id = e.id and l.jornada = ${jornada}
    where e.room_id = ${room_id}
  ), locked as materialized (
    select locked_players(${room_id}::int, ${jornada}::int, array(select distinct unnest(players) from own)) as id
  )
  select own.id as entry_id, jsonb_build_object('entry', own.id, 'jornada', ${jornada}::int, 'formation', own.formation,
    'players', (select jsonb_agg(locked.id order by x.slot) from unnest(own.players) with ordinality as x(id, slot)
      left join locked on locked.id = x.id), 'captain', own.captain)::text as content
  from own`;

const answersOf = ({ room_id, matches }: Locked): Rows<Leaf> => sql`
  select e.id as entry_id, jsonb_build_object('entry', e.id, 'matches', to_jsonb(${matches}::int[]),
    'answers', coalesce((select jsonb_agg(w.alternative_id order by w.market_id) from answer w join market k on k.id = w.market_id
      where w.entry_id = e.id and k.match_id = any(${matches}::int[])), '[]'),
    'tiebreak', (select jsonb_build_object('goals_local', c.goals_local, 'goals_visit', c.goals_visit, 'minute', c.minute)
      from clutch_answer c where c.entry_id = e.id and c.match_id = any(${matches}::int[]) order by c.match_id limit 1))::text as content
  from entry e where e.room_id = ${room_id}`;

const longTermAnswersOf = ({ room_id, markets }: LockedQuestions): Rows<Leaf> => sql`
  select e.id as entry_id, jsonb_build_object('entry', e.id, 'questions', to_jsonb(${markets}::int[]),
    'answers', coalesce((select jsonb_agg(w.alternative_id order by w.market_id) from answer w
      where w.entry_id = e.id and w.market_id = any(${markets}::int[])), '[]'))::text as content
  from entry e where e.room_id = ${room_id}`;

async function commit(tx: Tx, locked: Locked, contents: Rows<Leaf>): Promise<void> {
  await sql`
    with content as materialized (${contents}),
    leaf as materialized (select entry_id, content, row_number() over (order by entry_id) - 1 as at from content),
    hashed as (select count(*)::int as leaves, merkle_tree(array_agg(sha256_hex(content) order by at)) as tree from leaf),
    made as (
      insert into commitment (room_id, jornada, matches, leaves, root, tree)
      select ${locked.room_id}, ${locked.jornada}, ${locked.matches}::int[], leaves, tree[cardinality(tree)],
        decode(array_to_string(tree, ''), 'hex')
      from hashed where leaves > 0 returning id
    )
    insert into commitment_leaf (commitment_id, at, entry_id, content)
    select made.id, leaf.at, leaf.entry_id, leaf.content from made cross join leaf`.execute(tx);
}
