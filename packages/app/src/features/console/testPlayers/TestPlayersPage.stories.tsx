import { consoleTestMode, consoleTestPath, testConsole } from '@arma11/testing/fixtures/consoleFixtures';
import { answer, fail, hang, refuse } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console/[partner]/jugadores',
  component: AppAt,
  args: { path: `/partners/console/${consoleTestMode.partner}/jugadores` },
  parameters: onTheDesk,
});

const players = consoleTestPath('testPlayers');
const create = `POST ${consoleTestPath('createTestPlayer')}`;
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Crear jugador de prueba' }));

export const Default = meta.story({ parameters: { overrides: testConsole, ...inEveryPicture } });
export const Nothing = meta.story({
  parameters: { overrides: [...testConsole, answer(players, [])], ...inOnePicture },
});
export const Loading = meta.story({ parameters: { overrides: [...testConsole, hang(players)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [...testConsole, fail(players, 503)], ...inOnePicture } });

/** By an address that somebody wrote: live there are none. */
export const Live = meta.story({
  args: { path: '/partners/console/1/jugadores' },
  parameters: { overrides: testConsole, ...inOnePicture },
});

/** Told this once. */
export const PasswordToKeep = meta.story({
  parameters: {
    overrides: [
      ...testConsole,
      answer(create, {
        user: 903,
        username: 'Prueba_7KQ2MXWD4A',
        email: '7kq2mxwd4a@prueba.invalid',
        created_at: '2026-08-08T20:00:00Z',
        password: 'W4HN8TZ2QC',
      }),
    ],
    ...inEveryPicture,
  },
  play: async () => {
    await press();
    await screen.findByRole('dialog', { name: 'Prueba_7KQ2MXWD4A' });
  },
});

const FULL = 'Son 20 jugadores de prueba como máximo. Usa uno de los que tienes, con otra contraseña.';
export const Full = meta.story({
  parameters: { overrides: [...testConsole, refuse(create, 409, 'REGLA', FULL)], ...inOnePicture },
  play: async () => {
    await press();
    await screen.findByText(FULL);
  },
});
