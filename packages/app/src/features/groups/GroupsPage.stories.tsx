import { groupAnswers, groupPath } from '@arma11/testing/fixtures/groupFixtures';
import { answer, disconnect, fail, hang } from '@arma11/testing/scenarios';
import { expect, screen, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const overrides = groupAnswers();
const list = groupPath('list');

const meta = preview.meta({
  title: 'Pages/play/grupos',
  component: AppAt,
  args: { path: '/play/grupos' },
  parameters: { ...onAPage, overrides },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Los del barrio');
  },
});
/** What a group is for, and the two ways into one. */
export const Nothing = meta.story({
  parameters: { overrides: [...overrides, answer(list, [])] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tengo un código' });
  },
});
export const Loading = meta.story({ parameters: { overrides: [...overrides, hang(list)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [...overrides, fail(list, 503)], ...inOnePicture } });
export const Offline = meta.story({ parameters: { overrides: [...overrides, disconnect(list)], ...inOnePicture } });
export const Creating = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear grupo' }));
    await expect(await screen.findByRole('radio', { name: 'Estrella' })).toBeChecked();
  },
});
/** A name that is too short says so, and has the focus. */
export const NameMissing = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear grupo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nombre del grupo'), 'Yo');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear grupo' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Escribe un nombre de 3 a 40 letras.');
  },
});
