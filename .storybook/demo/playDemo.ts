import { expect, waitFor, within } from 'storybook/test';
import { DEMO_PLAYER } from '../../packages/server/src/players/accounts/demoAccounts';
import { watchedByMachine } from '../stillness';
import { pageServer } from './pageServer';

type Page = ReturnType<typeof within>;
/** What a play function is given: it types and clicks with one state of keys and pointer. */
type UserEvent = ReturnType<(typeof import('storybook/test'))['userEvent']['setup']>;

/** A server starts, or an evening is played: longer than anything else on a page. */
export const slowly = { timeout: 100_000 };

/** Waits until a text is in view. What comes later may draw anew what stood there before, so it is looked for again each time. */
export const seen = (page: Page, text: string | RegExp): Promise<void> =>
  waitFor(() => expect(page.getAllByText(text)[0]).toBeVisible(), slowly);

/** A reader keeps the server while they look at other stories; a machine needs its memory for them. */
export const endForMachines = () => (watchedByMachine ? pageServer.close : undefined);

/** Opens the demo, or begins it anew where it is open. */
export async function openAnew(page: Page, user: UserEvent): Promise<void> {
  await user.click(
    page.queryByRole('button', { name: 'Start the demo' }) ?? page.getByRole('button', { name: 'Start again' }),
  );
}

/** Fills in the form of the sign-in page. */
export async function signIn(page: Page, user: UserEvent): Promise<void> {
  await user.type(await page.findByRole('textbox', { name: 'Email' }, slowly), DEMO_PLAYER.email);
  await user.type(page.getByLabelText('Contraseña'), DEMO_PLAYER.password);
  await user.click(page.getByRole('button', { name: 'Ingresar' }));
}
