import { fullConsole } from '@arma11/testing/fixtures/consoleFixtures';
import { answer } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console/[partner]/insertar',
  component: AppAt,
  args: { path: '/partners/console/1/insertar' },
  parameters: onTheDesk,
});

const withoutRooms = [...fullConsole, answer('predi/sala/list-public/', [])];

export const NoRooms = meta.story({ parameters: { overrides: withoutRooms, ...inOnePicture } });

/** The badge needs no room. */
export const Default = meta.story({
  parameters: { overrides: withoutRooms, ...inEveryPicture },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Qué' }), 'wallet-badge');
    await screen.findByRole('heading', { name: 'Así se ve' });
  },
});

/** Says where a colour is hard to read. */
export const OwnColours = meta.story({
  parameters: { overrides: withoutRooms, ...inOnePicture },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Qué' }), 'wallet-badge');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Usar mis colores' }));
    await screen.findByText(/fondo oscuro: contraste/);
  },
});
