import { deskCalls, type DeskPlayer } from '@arma11/core/back-office';
import { answer, fail, hang, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/jugadores',
  component: AppAt,
  args: { path: '/operador/jugadores' },
  parameters: onTheDesk,
});

const path = deskCalls.playerList.path.replace('{league}', scenarioIds.pages.league);

const player = (id: number, full_name: string, more: Partial<DeskPlayer> = {}): DeskPlayer => ({
  player: id,
  external_id: `p${id}`,
  full_name,
  team: 'Club Garúa',
  position: 'DEF',
  condition: 0,
  condition_note: null,
  active: true,
  retired: false,
  ...more,
});
const players = [
  player(1, 'Álvaro Quispe', { position: 'POR' }),
  player(2, 'Bruno Cáceres Villanueva', { condition: 1, condition_note: 'Golpe en la rodilla' }),
  player(3, 'Diego Ramos', { condition: 2 }),
  player(4, 'Jair Palacios', { position: 'MED', condition: 3, condition_note: 'Una fecha' }),
  player(5, 'Renato Flores', { position: 'DEL', retired: true }),
  player(6, 'Óscar Medina', { position: 'ENT' }),
];

export const Default = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: players })], ...inEveryPicture },
});
export const Loading = meta.story({ parameters: { overrides: [hang(path)], ...inOnePicture } });
export const Empty = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: [] })], ...inOnePicture },
});
export const Error = meta.story({ parameters: { overrides: [fail(path, 503)], ...inOnePicture } });

/** How a player is. */
export const Marking = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: players })], ...inEveryPicture },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Marcar el estado de Diego Ramos' }));
    await screen.findByRole('dialog', { name: 'Marcar el estado de Diego Ramos' });
  },
});
