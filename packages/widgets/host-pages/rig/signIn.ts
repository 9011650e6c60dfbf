import type { Locator, Page } from 'playwright-core';

/** Signs in by the window that the panel opens, as a player does; `hold` runs before the player allows it. */
export async function signIn(
  panel: Locator,
  { email, password }: { email: string; password: string },
  hold?: (popup: Page) => Promise<unknown>,
): Promise<Page> {
  const opened = panel.page().context().waitForEvent('page');
  await panel
    .getByRole('button', { name: /^(Ingresar|Unirme)/ })
    .first()
    .click();
  const popup = await opened;
  await identify(popup, { email, password });
  await hold?.(popup);
  await allow(popup);
  return popup;
}

/** Fills in who they are, in our window. */
export async function identify(popup: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await popup.getByRole('textbox', { name: 'Email' }).fill(email);
  await popup.getByLabel('Contraseña', { exact: true }).fill(password);
  await popup.keyboard.press('Enter');
}

/** Allows the page what it asks for, in our window. */
export async function allow(popup: Page): Promise<void> {
  const button = popup.getByRole('button', { name: 'Permitir' });
  await button.waitFor();
  // A tap that was meant for what stood there before does not count.
  await popup.waitForTimeout(1200);
  await button.click();
}
