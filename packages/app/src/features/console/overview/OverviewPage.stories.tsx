import {
  consolePartner,
  consolePath,
  fullConsole,
  newConsole,
  testConsole,
} from '@arma11/testing/fixtures/consoleFixtures';
import { answer } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console/[partner]',
  component: AppAt,
  args: { path: '/partners/console/1' },
  parameters: onTheDesk,
});

/** One page is on an origin that nobody registered. */
export const Default = meta.story({ parameters: { overrides: fullConsole, ...inEveryPicture } });
/** The same part of the test mode. */
export const TestMode = meta.story({
  args: { path: '/partners/console/2' },
  parameters: { overrides: testConsole, ...inEveryPicture },
});

export const NotSeenYet = meta.story({ parameters: { overrides: newConsole, ...inOnePicture } });

export const Closed = meta.story({
  parameters: {
    overrides: [
      ...fullConsole,
      answer(consolePath('partners'), [{ ...consolePartner, closed_at: '2026-08-01T12:00:00Z' }]),
    ],
    ...inOnePicture,
  },
});

/** Whoever does not work for it finds nothing here. */
export const NotTheirs = meta.story({
  args: { path: '/partners/console/99' },
  parameters: { overrides: fullConsole, ...inOnePicture },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const BeforeAnotherSecret = meta.story({
  parameters: { overrides: fullConsole, ...inOnePicture },
  play: async () => press('Crear otra llave secreta'),
});

/** Told this once. */
export const SecretToKeep = meta.story({
  parameters: {
    overrides: [
      ...fullConsole,
      answer(`POST ${consolePath('renewSecret')}`, { status: 'ok', secret: `sk_${'aB3'.repeat(14)}x` }),
    ],
    ...inEveryPicture,
  },
  play: async () => {
    await press('Crear otra llave secreta');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((each) => each.textContent?.startsWith('Crear'))!,
    );
    await screen.findByRole('dialog', { name: 'Tu llave secreta nueva' });
  },
});
