import { sql } from 'kysely';
import { z } from 'zod';
import { conditionName } from '@arma11/core/domain';
import type { Condition } from '@arma11/core/contract';
import { deskModels } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command, CommandError, type CommandContext } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';
import { Reason } from './matchAnswers';

const PlayerLine = deskModels.DeskPlayer;
const PlayerId = wholeNumber(1, 2_147_483_647).describe('the player');

type Line = z.infer<typeof PlayerLine>;

const noPlayer = (id: number) =>
  new CommandError(`There is no player ${id}. List them with: player list --league <unique>.`);

async function playerLines(q: Queryable, where: Where): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select p.id as player, p.external_id, p.full_name, t.name as team,
      (array['POR','DEF','MED','DEL','ENT'])[p.position + 1] as position, p.condition, p.condition_note, p.active,
      p.last_room is not null as retired
    from player p join team t on t.id = p.team_id where ${where}
    order by t.name collate "C", p.position, p.full_name collate "C", p.id limit 1000`.execute(q);
  return rows;
}

const printPlayers = (players: Line[]) =>
  players.length === 0
    ? 'No players.'
    : table(
        ['player', 'id in the source', 'name', 'team', 'position', 'condition', 'note'],
        players.map((p) => [
          p.player,
          p.external_id,
          p.full_name,
          p.team,
          p.position,
          `${p.condition} ${conditionName(p.condition as Condition)}`,
          p.retired ? 'retired' : (p.condition_note ?? ''),
        ]),
      );

/** The players of a league, by club. */
export const playerList = command({
  name: 'player list',
  summary: 'the players and coaches of a league',
  args: z.object({
    league: LeagueName.describe('the league'),
    team: wholeNumber(1, 2_147_483_647).optional().describe('only of this club'),
    search: z.string().trim().max(60).optional().describe('only names that contain this'),
  }),
  ops: { method: 'GET', path: 'ops/leagues/{league}/players/', role: 'operador', result: z.array(PlayerLine) },
  run: async ({ db }, { league, team, search }) => {
    const { id } = await findLeague(db.fresh, league);
    return playerLines(
      db.fresh,
      sql`p.league_id = ${id} and (${team ?? null}::int is null or p.team_id = ${team ?? null}::int)
        and (${search ?? null}::text is null or position(lower(${search ?? ''}::text) in lower(p.full_name)) > 0)`,
    );
  },
  print: printPlayers,
});

/** Marks a player as doubtful, injured or suspended: lineups may still have them, with a warning (rules R4.4). */
export const playerCondition = command({
  name: 'player condition',
  summary:
    'mark a player as fit (0), doubtful (1), injured (2) or suspended (3), which feeds keep until it is released',
  args: z.object({
    player: PlayerId,
    condition: wholeNumber(0, 3).optional().describe('0 to 3; feeds keep it until it is released'),
    release: z.boolean().default(false).describe('let feeds change it again'),
    note: z.string().trim().max(200).optional().describe('what players read beside it'),
    reason: z.string().trim().min(3).max(500).optional().describe('why; the note unless given'),
  }),
  ops: { method: 'POST', path: 'ops/players/{player}/condition/', role: 'operador', result: PlayerLine },
  run: ({ audited }, { player, condition, release, note, reason }) =>
    audited(async (tx) => {
      if ((condition !== undefined) === release) throw new CommandError('Give --condition, or --release.');
      const old = await tx
        .selectFrom('player')
        .select(['condition', 'condition_note', 'condition_held'])
        .where('id', '=', player)
        .forUpdate()
        .executeTakeFirst();
      if (!old) throw noPlayer(player);
      const after = release
        ? { ...old, condition_held: false }
        : { condition: condition as Condition, condition_note: note ?? null, condition_held: true };
      await tx.updateTable('player').set(after).where('id', '=', player).execute();
      const [result] = await playerLines(tx, sql`p.id = ${player}`);
      return { result: result!, target: `player:${player}`, before: old, after, reason: reason ?? note };
    }),
  print: (player) => printPlayers([player]),
});

/** Takes a player out of the pools of rooms after the last one, or puts them back; the audit keeps which it was. */
const retiring =
  (retired: boolean) =>
  ({ audited }: CommandContext, { player: id, reason }: { player: number; reason: string }) =>
    audited(async (tx) => {
      const old = await tx.selectFrom('player').select('last_room').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!old) throw noPlayer(id);
      if ((old.last_room !== null) === retired) {
        throw new CommandError(`Player ${id} ${retired ? 'has retired already' : 'has not retired'}.`);
      }
      await sql`update player set last_room = ${retired ? sql`(select coalesce(max(id), 0) from room)` : null}
        where id = ${id}`.execute(tx);
      const [result] = await playerLines(tx, sql`p.id = ${id}`);
      return {
        result: result!,
        target: `player:${id}`,
        before: { retired: !retired },
        after: { retired, name: result!.full_name },
        reason,
      };
    });

/** Takes a player out of the pools of rooms that open later; elevens that have them keep them (rules R4.7). */
export const playerRetire = command({
  name: 'player retire',
  summary: 'take a player out of the pools of rooms that open later; elevens that have them keep them',
  args: z.object({ player: PlayerId, reason: Reason }),
  positional: ['player'],
  ops: { method: 'POST', path: 'ops/players/{player}/retire/', role: 'operador', result: PlayerLine },
  run: retiring(true),
  print: (player) => printPlayers([player]),
});

/** Puts a retired player back into the pools of rooms that open later, and of those that opened meanwhile. */
export const playerReturn = command({
  name: 'player return',
  summary: 'put a retired player back into the pools',
  args: z.object({ player: PlayerId, reason: Reason }),
  positional: ['player'],
  ops: { method: 'POST', path: 'ops/players/{player}/return/', role: 'operador', result: PlayerLine },
  run: retiring(false),
  print: (player) => printPlayers([player]),
});
