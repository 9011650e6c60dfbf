import { userEvent, screen } from 'storybook/test';
import { deskCalls } from '@arma11/core/contract';
import { answer, fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/salas',
  component: AppAt,
  args: { path: '/operador/salas' },
  parameters: onTheDesk,
});

const { path } = deskCalls.roomList;

export const Default = meta.story();

/** The form of a new room. */
export const Creating = meta.story({
  parameters: inOnePicture,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear sala' }));
    await screen.findByRole('dialog', { name: 'Crear sala' });
  },
});
export const Loading = meta.story({ parameters: { overrides: [hang(path)], ...inOnePicture } });
export const Empty = meta.story({
  parameters: { overrides: [answer(path, { status: 'ok', result: [] })], ...inOnePicture },
});
export const Error = meta.story({ parameters: { overrides: [fail(path, 503)], ...inOnePicture } });
