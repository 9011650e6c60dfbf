import { groupAnswers, groupPath, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import { fail, hang } from '@arma11/testing/scenarios';
import { screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const overrides = groupAnswers();
const past = `${groupPath('open')}?season=1`;

const meta = preview.meta({
  title: 'Pages/play/grupos/[idGrupo]/salas',
  component: AppAt,
  args: { path: '/play/grupos/1/salas' },
  parameters: { ...onAPage, overrides },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Entrar a Sala Norte' });
  },
});
export const Nothing = meta.story({
  parameters: { overrides: groupAnswers(newGroupFixture()), ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no hay salas en esta temporada.');
  },
});
/** The reader's own private rooms that could be put in. */
export const OwnRooms = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Poner una sala mía' }));
    await screen.findByRole('dialog', { name: 'Poner una sala mía' });
  },
});
export const LoadingSeason = meta.story({
  args: { path: '/play/grupos/1/salas?temporada=1' },
  parameters: { overrides: [...overrides, hang(past)], ...inOnePicture },
});
export const SeasonFailed = meta.story({
  args: { path: '/play/grupos/1/salas?temporada=1' },
  parameters: { overrides: [...overrides, fail(past, 503)], ...inOnePicture },
});
