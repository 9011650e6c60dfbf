import { consolePath, fullConsole, newConsole } from '@arma11/testing/fixtures/consoleFixtures';
import { answer, fail } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { screen, userEvent, within } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inEveryPicture, inOnePicture, onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/partners/console/[partner]/webhooks',
  component: AppAt,
  args: { path: '/partners/console/1/webhooks' },
  parameters: onTheDesk,
});

/** One message arrived, one is tried again, one was given up. */
export const Default = meta.story({ parameters: { overrides: fullConsole, ...inEveryPicture } });
export const Nothing = meta.story({ parameters: { overrides: newConsole, ...inOnePicture } });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const add = `POST ${consolePath('createWebhook')}`;
const REFUSED = 'Escribe una dirección pública que empiece con https://, sin usuario ni contraseña.';

async function addAddress(url: string): Promise<void> {
  await press('Agregar dirección');
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar dirección' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Dirección de tu servidor' }), url);
  await userEvent.click(dialog.getByRole('button', { name: 'Agregar dirección' }));
}

export const AddressRefused = meta.story({
  parameters: {
    overrides: [
      ...newConsole,
      fail(add, 400, {
        status: 'error',
        code: 'DATOS_INVALIDOS',
        message: 'Revisa los datos e intenta de nuevo.',
        fields: { url: REFUSED },
        request_id: 'r-1',
      }),
    ],
    ...inEveryPicture,
  },
  play: async () => {
    await addAddress('http://diariodelsur.example');
    await screen.findByText(REFUSED);
  },
});

/** Told this once. */
export const SecretToKeep = meta.story({
  parameters: {
    overrides: [
      ...newConsole,
      answer(add, {
        webhook: 'wh_Qm3v8sYkT2LpXa0z',
        url: 'https://diariodelsur.example/arma11',
        events: ['room.joined'],
        created_at: '2026-08-08T20:00:00Z',
        secret: `whsec_${'aB3d'.repeat(10)}abc=`,
      }),
    ],
    ...inOnePicture,
  },
  play: async () => {
    await addAddress('https://diariodelsur.example/arma11');
    await screen.findByRole('dialog', { name: 'Clave de firma' });
  },
});

export const BeforeRemoving = meta.story({
  parameters: { overrides: fullConsole, ...inOnePicture },
  play: async () => press('Quitar'),
});
