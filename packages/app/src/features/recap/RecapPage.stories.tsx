import { recapCalls } from '@arma11/core/back-office';
import { quietWeek, recapAnswer, recapFixture } from '@arma11/testing/fixtures/recapFixture';
import { fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen } from 'storybook/test';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/semana',
  component: AppAt,
  args: { path: '/play/semana' },
  parameters: { ...onAPage, overrides: [recapAnswer(recapFixture)] },
});

const { path } = recapCalls.week;

export const Default = meta.story();

/** The week as it goes to a chat. */
export const Picture = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tu semana en imagen' }, { timeout: 10_000 }));
    await screen.findByRole('img', { name: /167 pts.*Paolo Rojas/, busy: false }, { timeout: 10_000 });
  },
});

export const Quiet = meta.story({ parameters: { overrides: [recapAnswer(quietWeek)], ...inOnePicture } });
export const Loading = meta.story({ parameters: { overrides: [hang(path)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [fail(path, 503)], ...inOnePicture } });
