import { sql } from 'kysely';
import { z } from 'zod';
import { conditionName } from '@arma11/core/domain';
import type { Condition } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';
import { table } from '../definition/table';

const PlayerLine = z.object({
  player: z.int(),
  external_id: z.string(),
  full_name: z.string(),
  team: z.string(),
  position: z.string(),
  condition: z.int(),
  condition_note: z.string().nullable(),
  active: z.boolean(),
});

type Line = z.output<typeof PlayerLine>;

async function playerLines(q: Queryable, where: Where): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select p.id as player, p.external_id, p.full_name, t.name as team,
      (array['POR','DEF','MED','DEL','ENT'])[p.position + 1] as position, p.condition, p.condition_note, p.active
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
          p.condition_note ?? '',
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
    const { id } = await findLeague(db.read, league);
    return playerLines(
      db.read,
      sql`p.league_id = ${id} and (${team ?? null}::int is null or p.team_id = ${team ?? null}::int)
        and (${search ?? null}::text is null or position(lower(${search ?? ''}::text) in lower(p.full_name)) > 0)`,
    );
  },
  print: printPlayers,
});

/** Marks a player as doubtful, injured or suspended: lineups may still have them, with a warning (rules R4.4). */
export const playerCondition = command({
  name: 'player condition',
  summary: 'mark a player as fit (0), doubtful (1), injured (2) or suspended (3)',
  args: z.object({
    player: wholeNumber(1, 2_147_483_647).describe('the player'),
    condition: wholeNumber(0, 3).describe('0 to 3'),
    note: z.string().trim().max(200).optional().describe('what players read beside it'),
    reason: z.string().trim().min(3).max(500).optional().describe('why; the note unless given'),
  }),
  ops: { method: 'POST', path: 'ops/players/{player}/condition/', role: 'operador', result: PlayerLine },
  run: ({ audited }, { player, condition, note, reason }) =>
    audited(async (tx) => {
      const old = await tx
        .selectFrom('player')
        .select(['condition', 'condition_note'])
        .where('id', '=', player)
        .forUpdate()
        .executeTakeFirst();
      if (!old) throw new CommandError(`There is no player ${player}. List them with: player list --league <unique>.`);
      const after = { condition: condition as Condition, condition_note: note ?? null };
      await tx.updateTable('player').set(after).where('id', '=', player).execute();
      const [result] = await playerLines(tx, sql`p.id = ${player}`);
      return { result: result!, target: `player:${player}`, before: old, after, reason: reason ?? note };
    }),
  print: (player) => printPlayers([player]),
});
