import { fullConsole, newConsole } from '@arma11/testing/fixtures/consoleFixtures';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console/[partner]/cifras',
  component: AppAt,
  args: { path: '/partners/console/1/cifras' },
  parameters: onTheDesk,
});

export const Default = meta.story({ parameters: { overrides: fullConsole, ...inEveryPicture } });
export const Nothing = meta.story({ parameters: { overrides: newConsole, ...inOnePicture } });

export const SignInsOfAWeek = meta.story({
  parameters: { overrides: fullConsole, ...inOnePicture },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Qué se muestra' }), 'sign_ins');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Período' }), '7');
    await screen.findByRole('img', { name: 'Ingresos por día, últimos 7 días' });
  },
});
