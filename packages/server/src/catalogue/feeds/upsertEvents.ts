import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { eventChanges, type HeldEvent } from './eventChanges';
import type { FeedEvent, FeedMatch } from './feedShape';
import { asRows } from '../../platform/db/asRows';

async function heldEvents(tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<HeldEvent[]> {
  const { rows } = await sql<HeldEvent>`
    select e.id, m.external_id as match_external_id, e.minute, e.type, e.team_id is not distinct from m.local_team as local,
      p.external_id as player_external_id, coalesce(e.player_name, '') as player_name
    from match_event e join match m on m.id = e.match_id left join player p on p.id = e.player_id
    where e.told and m.league_id = ${leagueId}
      and m.external_id = any(${matches.map(({ external_id }) => external_id)}::text[])
    order by e.id`.execute(tx);
  return rows;
}

/** Of a player whom the league does not know the name is all there is. */
async function withKnownPlayers(tx: Tx, leagueId: number, events: readonly FeedEvent[]): Promise<FeedEvent[]> {
  const ids = [...new Set(events.flatMap(({ player_external_id }) => player_external_id ?? []))];
  if (ids.length === 0) return [...events];
  const known = await tx
    .selectFrom('player')
    .select('external_id')
    .where('league_id', '=', leagueId)
    .where('external_id', 'in', ids)
    .execute();
  const there = new Set(known.map(({ external_id }) => external_id));
  return events.map((event) =>
    event.player_external_id !== null && there.has(event.player_external_id)
      ? { ...event, player_name: '' }
      : { ...event, player_external_id: null },
  );
}

const write = (tx: Tx, leagueId: number, gone: readonly number[], added: readonly FeedEvent[]) =>
  sql`
    with incoming as (
      select x.*, m.id as match_id, case when x.local then m.local_team else m.visit_team end as team_id, p.id as player_id
      from rows from (json_to_recordset(${asRows(added)}) as (match_external_id text, minute int, type text, local boolean,
        player_external_id text, player_name text)) with ordinality
        as x(match_external_id, minute, type, local, player_external_id, player_name, turn)
      join match m on m.league_id = ${leagueId} and m.external_id = x.match_external_id
      left join player p on p.league_id = ${leagueId} and p.external_id = x.player_external_id
    ), removed as (
      delete from match_event where id = any(${[...gone]}::bigint[]) returning match_id
    ), inserted as (
      insert into match_event (match_id, minute, type, team_id, player_id, player_name, told)
      select match_id, minute, type, team_id, player_id, nullif(player_name, ''), true from incoming order by minute nulls last, turn
      returning match_id
    )
    update match set updated_at = app_now(), changes = changes + 1
    where id in (select match_id from removed union select match_id from inserted)`.execute(tx);

/**
 * Makes the pages of matches tell what their source tells of goals, cards and changes (rules R18.6). A changed event
 * touches its match: who scored decides questions of its rooms. Events that no source told stay as they are.
 */
export async function upsertEvents(
  tx: Tx,
  leagueId: number,
  matches: readonly FeedMatch[],
  told: readonly FeedEvent[],
): Promise<void> {
  const minutes = new Map(
    matches.map(({ external_id, estado, minute }) => [external_id, estado === 'en_vivo' ? minute : null]),
  );
  const events = await withKnownPlayers(tx, leagueId, told);
  const held = await heldEvents(tx, leagueId, matches);
  const { gone, added } = eventChanges(held, events, (match) => {
    const minute = minutes.get(match) ?? null;
    return minute === null ? null : Math.max(1, minute);
  });
  if (gone.length + added.length > 0) await write(tx, leagueId, gone, added);
}
