import { deskModels } from '@arma11/core/schemas';
import type { DeskBoardRow } from '@arma11/core/back-office';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { command, type Actor } from '../definition/command';
import { table } from '../definition/table';
import { feedAlarms } from './boardFeeds';
import { reportedPosts } from './boardGroups';
import { lateMatches, matchesWithoutStatistics, openIncidentRows, unofficialResults } from './boardMatches';
import { waitingAdjustments, waitingTopUps, waitingWithdrawals } from './boardMoney';
import { movedLocks, unpaidRooms } from './boardRooms';

const matchday = [
  unpaidRooms,
  openIncidentRows,
  lateMatches,
  feedAlarms,
  unofficialResults,
  matchesWithoutStatistics,
  movedLocks,
  reportedPosts,
];
const money = [waitingWithdrawals, waitingTopUps, waitingAdjustments];

const URGENCIES: readonly DeskBoardRow['urgency'][] = ['now', 'today', 'later'];

/** First what is most urgent, then what is due or has waited longest. */
const inTurn = (a: DeskBoardRow, b: DeskBoardRow) =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
  Date.parse(a.due_at ?? a.since ?? '') - Date.parse(b.due_at ?? b.since ?? '');

async function boardOf(q: Queryable, kinds: readonly ((q: Queryable) => Promise<DeskBoardRow[]>)[]) {
  const rows = [];
  for (const rowsOf of kinds) rows.push(...(await rowsOf(q)));
  return rows.sort(inTurn);
}

/** Whoever may not decide about money does not see it either. */
async function decidesMoney(q: Queryable, { id }: Actor): Promise<boolean> {
  if (id === null) return true;
  const user = await q.selectFrom('app_user').select('role').where('id', '=', id).executeTakeFirst();
  return user?.role === 'admin';
}

const result = z.array(deskModels.DeskBoardRow);

const then: Record<DeskBoardRow['kind'], (row: DeskBoardRow) => string> = {
  room_unpaid: ({ id }) => `settle ${id} --dry-run`,
  incident: ({ id }) => `incident decide ${id} …`,
  match_late: ({ id }) => `match show ${id}`,
  result_unofficial: ({ id }) => `match result --match ${id} …`,
  no_statistics: ({ id }) => `match stats --match ${id} …`,
  feed_alarm: () => 'feed list',
  group_posts: () => 'group reports',
  lock_moved: ({ id }) => `broadcast send --room ${id} …`,
  withdrawals: () => 'withdrawal list',
  top_ups: () => 'deposit list',
  adjustments: () => 'adjust list',
};

const print = (rows: readonly DeskBoardRow[]) =>
  rows.length === 0
    ? 'Nothing needs a person now.'
    : table(
        ['', 'what', 'which', 'detail', 'how many', 'since', 'until', 'then'],
        rows.map((row) => [
          row.urgency,
          row.kind.replaceAll('_', ' '),
          [row.id, row.name].filter(Boolean).join(' '),
          row.detail ?? '',
          row.count,
          row.since ?? '',
          row.due_at ?? '',
          then[row.kind](row),
        ]),
      );

/** Everything of a matchday that needs a person now. */
export const matchdayBoard = command({
  name: 'matchday board',
  summary: 'what needs a person now, most urgent first',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/board/', role: 'operador', result },
  run: async ({ db, actor }) =>
    boardOf(db.fresh, (await decidesMoney(db.fresh, actor)) ? [...matchday, ...money] : matchday),
  print,
});

/** What of money waits for a treasurer. */
export const moneyBoard = command({
  name: 'money board',
  summary: 'what of money needs a person now, most urgent first',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/board/money/', role: 'tesorero', result },
  run: ({ db }) => boardOf(db.fresh, money),
  print,
});
