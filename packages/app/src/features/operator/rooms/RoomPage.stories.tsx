import { deskCalls } from '@arma11/core/back-office';
import { answer, fail, hang, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onTheDesk } from '../../../stories/pageStory';

const { id } = scenarioIds.sala.evening;

const meta = preview.meta({
  title: 'Pages/operador/salas/[room]',
  component: AppAt,
  args: { path: `/operador/salas/${id}` },
  parameters: onTheDesk,
});

const room = deskCalls.roomShow.path.replace('{room}', String(id));
const entries = deskCalls.roomEntries.path.replace('{room}', String(id));

export const Default = meta.story();
export const Loading = meta.story({ parameters: { overrides: [hang(room)], ...inOnePicture } });

/** Nobody has entered yet. */
export const Empty = meta.story({
  parameters: {
    overrides: [answer(entries, { status: 'ok', result: { room: id, count: 0, results: [] } })],
    ...inOnePicture,
  },
});
export const Error = meta.story({ parameters: { overrides: [fail(room, 503)], ...inOnePicture } });

/** The room is there, and who plays in it cannot be read. */
export const EntriesFail = meta.story({ parameters: { overrides: [fail(entries, 503)], ...inOnePicture } });
