import { deskModels } from '@arma11/core/schemas';
import type { PointsItem } from '@arma11/core/contract';
import type { DeskEntryShown } from '@arma11/core/back-office';
import { flattenLineup, positionCode } from '@arma11/core/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { takesAnswers } from '../../catalogue/matches/matchView';
import type { Queryable } from '../../platform/db/database';
import { jornadaState } from '../../rooms/lineups/jornadaState';
import { readLineup } from '../../rooms/lineups/readLineup';
import { lockOfLongTerm, takesLongTerm } from '../../rooms/lock/longTermLock';
import { selectRooms, type RoomWithSeat } from '../../rooms/view/roomView';
import { appNow } from '../../platform/db/clock';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { entryLines } from './entryLines';

export const EntryId = wholeNumber(1, 2_147_483_647).describe('the entry; see: room entries');

const NOBODY = 0;

/** The elevens of an entry, jornada by jornada; one that may still change is nobody's to see (rules R1.6). */
async function elevensOf(q: Queryable, room: RoomWithSeat, entry: number): Promise<DeskEntryShown['elevens']> {
  const made = await q
    .selectFrom('lineup')
    .select('jornada')
    .where('entry_id', '=', entry)
    .orderBy('jornada')
    .execute();
  const elevens = [];
  for (const { jornada } of made) elevens.push(await elevenOf(q, room, entry, jornada));
  return elevens;
}

async function elevenOf(q: Queryable, room: RoomWithSeat, entry: number, jornada: number) {
  const state = await jornadaState(q, room, jornada);
  if (!state.sealed) return { jornada, hidden: true, formation: null, points: null, slots: [] };
  const { captain, formation, points, ...groups } = await readLineup(q, room, entry, jornada, state);
  const slots = flattenLineup(groups).map(({ slot, player_type, player, points: earned, breakdown }) => ({
    slot,
    position: positionCode(player_type),
    player: player.id,
    name: player.full_name,
    team: player.team.short,
    captain: slot === captain,
    points: earned,
    breakdown,
  }));
  return { jornada, hidden: false, formation, points, slots };
}

/** What an entry answered; of a match that still takes answers nobody sees it (rules R1.6). */
async function answersOf(q: Queryable, room: number, entry: number): Promise<DeskEntryShown['answers']> {
  const { rows } = await sql<DeskEntryShown['answers'][number]>`
    select match, name, question, hidden, answer, result, points from (
    select 0 as part, m.kick_off, k.ordinal, k.id, m.id as match, t.short || ' - ' || v.short as name, k.question, o.hidden, case when not o.hidden then a.answer end as answer,
      case when not o.hidden then a.result end as result,
      case when a.result = 'acierto' then coalesce(a.earned, a.pts) else 0 end as points
    from market k join room r on r.id = k.room_id join match_now m on m.id = k.match_id
    join team t on t.id = m.local_team join team v on v.id = m.visit_team
    cross join lateral (select ${takesAnswers} as hidden) o
    left join answer w on w.entry_id = ${entry} and w.market_id = k.id left join alternative a on a.id = w.alternative_id
    where k.room_id = ${room}
    union all
    select 1, ${lockOfLongTerm}, k.ordinal, k.id, null, l.name, k.question, o.hidden, case when not o.hidden then a.answer end,
      case when not o.hidden then a.result end, case when a.result = 'acierto' then a.pts else 0 end
    from market k join room r on r.id = k.room_id join league l on l.id = r.league_id
    cross join lateral (select ${takesLongTerm} as hidden) o
    left join answer w on w.entry_id = ${entry} and w.market_id = k.id left join alternative a on a.id = w.alternative_id
    where k.room_id = ${room} and k.match_id is null) asked
    order by part, kick_off, match, ordinal, id`.execute(q);
  return rows;
}

const itemText = ({ label, count, points }: PointsItem) => `${label}${count > 1 ? ` (${count})` : ''} ${points}`;

function printEntry({ entry, room_name, room, elevens, answers }: DeskEntryShown): string {
  const head = `Entry ${entry.entry} of ${entry.username} in room ${room}, "${room_name}": ${
    entry.points === null ? 'no points yet' : `${entry.points} points, place ${entry.position}`
  }.`;
  const lineups = elevens.map(({ jornada, hidden, formation, points, slots }) =>
    hidden
      ? `Jornada ${jornada}: nobody sees the eleven before its lock.`
      : [
          `Jornada ${jornada}, ${formation}: ${points} points.`,
          table(
            ['', 'player', 'team', 'points', 'for'],
            slots.map((s) => [
              s.position,
              s.captain ? `${s.name} (C)` : s.name,
              s.team,
              s.points,
              s.breakdown.map(itemText).join(', '),
            ]),
          ),
        ].join('\n'),
  );
  const answered =
    answers.length === 0
      ? []
      : [
          table(
            ['of', 'question', 'answer', 'points'],
            answers.map((a) => [a.name, a.question, a.hidden ? 'hidden until its lock' : (a.answer ?? '–'), a.points]),
          ),
        ];
  return [head, ...lineups, ...answered].join('\n');
}

/** One entry with everything that its points are made of. */
export const entryShow = command({
  name: 'entry show',
  summary: 'one entry: its eleven or answers, and what its points are made of',
  args: z.object({ entry: EntryId }),
  positional: ['entry'],
  ops: { method: 'GET', path: 'ops/entries/{entry}/', role: 'operador', result: deskModels.DeskEntryShown },
  run: async ({ db }, { entry: id }): Promise<DeskEntryShown> => {
    const q = db.fresh;
    const [entry] = await entryLines(q, sql`where e.id = ${id}`);
    if (!entry) throw noEntry(id);
    const [room] = await selectRooms(q, NOBODY, sql`r.id = (select room_id from entry where id = ${id})`);
    if (!room) throw noEntry(id);
    const { kind, name, estado, lock_at } = room;
    return {
      entry,
      room: room.id,
      room_name: name,
      kind,
      estado,
      lock_at,
      removable: (estado === 'abierta' || estado === 'llena') && (await appNow(q)) < lock_at,
      elevens: kind === 'compe' ? await elevensOf(q, room, id) : [],
      answers: kind === 'predi' ? await answersOf(q, room.id, id) : [],
    };
  },
  print: printEntry,
});

export const noEntry = (id: number) =>
  new CommandError(`There is no entry ${id}: it was never there, or it left its room. See: room entries <room>.`);
