import { deskCalls, type DeskBoardRow } from '@arma11/core/back-office';
import { answer, fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador',
  component: AppAt,
  args: { path: '/operador' },
  parameters: onTheDesk,
});

const board = deskCalls.matchdayBoard.path;
const row = (
  kind: DeskBoardRow['kind'],
  urgency: DeskBoardRow['urgency'],
  more: Partial<DeskBoardRow>,
): DeskBoardRow => ({
  kind,
  urgency,
  id: 12,
  name: 'ALI - UNI',
  detail: null,
  count: 3,
  coins: null,
  since: '2026-08-08T20:10:00Z',
  due_at: null,
  ...more,
});
const rows = [
  row('room_unpaid', 'now', { name: 'Copa Norte', coins: 600, count: 12, due_at: '2026-08-08T23:40:00Z' }),
  row('incident', 'now', { id: 4, detail: 'suspendido', due_at: '2026-08-09T01:00:00Z' }),
  row('match_late', 'now', { id: 7, name: 'CRI - MEL', detail: 'programado', count: 1 }),
  row('feed_alarm', 'now', { id: 2, name: 'Liga del Pacífico', detail: 'silent', count: 5 }),
  row('withdrawals', 'now', { id: null, name: '', count: 2, coins: 900, due_at: '2026-08-08T18:00:00Z' }),
  row('result_unofficial', 'today', { id: 8, name: 'GAR - CUS' }),
  row('no_statistics', 'today', { id: 9, name: 'CIE - BOY' }),
  row('top_ups', 'today', { id: null, name: '', count: 7, coins: 1850 }),
  row('lock_moved', 'later', {
    id: 15,
    name: 'Duelo de domingo',
    count: 1,
    detail: '2026-08-09T20:25:00Z',
    since: null,
    due_at: '2026-08-09T21:55:00Z',
  }),
  row('adjustments', 'later', { id: null, name: '', count: 1, coins: 6000 }),
];

export const Default = meta.story({
  parameters: { overrides: [answer(board, { status: 'ok', result: rows })], ...inEveryPicture },
});

/** As the recorded evening has it. */
export const Evening = meta.story({ parameters: inOnePicture });

export const Loading = meta.story({ parameters: { overrides: [hang(board)], ...inOnePicture } });
export const Empty = meta.story({
  parameters: { overrides: [answer(board, { status: 'ok', result: [] })], ...inOnePicture },
});
export const Error = meta.story({ parameters: { overrides: [fail(board, 503)], ...inOnePicture } });

/** A player who finds the address. */
export const NotAllowed = meta.story({ parameters: { scenario: 'antes' } });
