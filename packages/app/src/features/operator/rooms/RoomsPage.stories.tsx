import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deskCalls, type DeskMatch, type DeskRoomMade } from '@arma11/core/back-office';
import { answer, fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/salas',
  component: AppAt,
  args: { path: '/operador/salas' },
  parameters: onTheDesk,
});

const { path } = deskCalls.roomList;

const match = (id: number, name: string, kick_off: string, confirmed_time = true): DeskMatch => ({
  match: id,
  league: 'pe-demo',
  jornada: 9,
  name,
  kick_off,
  confirmed_time,
  estado: 'programado',
  score: null,
  official: false,
  held: false,
  rooms: 2,
  incidents: 0,
});
const coming = [
  match(91, 'GAR - PTA', '2026-06-13T20:00:00Z'),
  match(92, 'CUM - SUR', '2026-06-13T22:30:00Z'),
  match(93, 'BAH - NOR', '2026-06-14T18:00:00Z', false),
];
const plan: DeskRoomMade = {
  room: 0,
  kind: 'compe',
  tipo: '1',
  name: 'Copa Sur',
  league: 'pe-demo',
  jornada: 9,
  jornada_to: 9,
  estado: 'abierta',
  lock_at: '2026-06-13T19:55:00Z',
  matches: coming.slice(0, 2),
  dry_run: true,
  pool: 76,
  kinds: [],
  long_term: [],
  pays_at: '2026-06-14T01:30:00Z',
};
const calendar = answer(deskCalls.matchList.path, { status: 'ok', result: coming });

export const Default = meta.story();

/** Presses a button once the leagues are read: before, it only says why it cannot be used. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}

/** The form of a new room. */
export const Creating = meta.story({
  parameters: { overrides: [calendar], ...inOnePicture },
  play: async () => {
    await press('Crear sala');
    await screen.findByRole('dialog', { name: 'Crear sala' });
  },
});

/** The form of a pool that was run elsewhere. */
export const ImportingPool = meta.story({
  parameters: inEveryPicture,
  play: async () => {
    await press('Importar polla');
    await screen.findByRole('dialog', { name: 'Importar polla' });
  },
});

/** What it would be, before it is made. */
export const Previewed = meta.story({
  parameters: {
    overrides: [calendar, answer(`POST ${deskCalls.roomCreate.path}`, { status: 'ok', result: plan })],
    ...inOnePicture,
  },
  play: async () => {
    await press('Crear sala');
    await userEvent.click(await screen.findByRole('button', { name: 'Ver cómo quedaría' }));
    await screen.findByRole('region', { name: 'Así quedaría' });
  },
});

/** A prediction room, with its own table of points. */
export const CreatingPredictions = meta.story({
  parameters: { overrides: [calendar], ...inOnePicture },
  play: async () => {
    await press('Crear sala');
    const form = within(await screen.findByRole('dialog', { name: 'Crear sala' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Juego' }), 'Predicción');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Tabla de puntos' }), 'own');
    await form.findByRole('textbox', { name: 'Tabla propia' });
  },
});
export const Loading = meta.story({ parameters: { overrides: [hang(path)], ...inOnePicture } });
export const Empty = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: [] })], ...inOnePicture },
});
export const Error = meta.story({ parameters: { overrides: [fail(path, 503)], ...inOnePicture } });
