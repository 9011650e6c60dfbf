import type { User } from '@arma11/core/contract';
import { override, fail, hang, keyTo } from '@arma11/testing/scenarios';
import { expect, fn } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { WalletBadge } from './WalletBadge';

const player = keyTo('accounts', 'getData');
const whose = (changes: Partial<User>) => ({
  overrides: [override<User>(player, (user) => ({ ...user, ...changes }))],
});
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/WalletBadge',
  component: WalletBadge,
  tags: ['autodocs'],
  args: { onOpen: fn() },
  parameters: { scenario: 'antes' },
});
const pictures = photographed('movil', 'claro');

export const Default = meta.story({
  parameters: pictures,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Saldo S\/ \d/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(player)], ...pictures } });

/** Somebody who has just signed up. */
export const Empty = meta.story({
  parameters: { scenario: 'sin-salas', ...pictures },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo 0, saldo bajo' });
  },
});

export const Error = meta.story({
  parameters: { overrides: [fail(player, 503)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo no disponible. Reintentar' });
  },
});

export const SignedOut = meta.story({
  parameters: { scenario: 'sin-sesion', onSignIn, ...pictures },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(onSignIn).toHaveBeenCalled();
  },
});

/** Only to be looked at: nothing to tap, whether `onOpen` is given or not. */
export const Readonly = meta.story({
  args: { readonly: true },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saldo S\/ /);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongNames = meta.story({ parameters: whose({ saldo: 12_345_670 }) });

/** The least there is to have. */
export const OneCoin = meta.story({
  parameters: whose({ saldo: 1 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo S/ 0.10, saldo bajo' });
  },
});

/** From 0 up to 99 it pulses in green, and stands still where motion is reduced. */
export const Low = meta.story({ parameters: { ...whose({ saldo: 45 }), ...pictures } });
export const LastLow = meta.story({
  parameters: whose({ saldo: 99 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo S/ 9.90, saldo bajo' });
  },
});
export const FirstCalm = meta.story({
  parameters: whose({ saldo: 100 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo S/ 10.00' });
  },
});

/** Outside Peru balances are coins. */
export const Coins = meta.story({
  parameters: whose({ saldo: 845, local_contry: 'CL' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo 845 monedas' });
  },
});
export const AlwaysCoins = meta.story({ args: { display: 'coins' } });
export const AlwaysSoles = meta.story({ args: { display: 'soles' }, parameters: whose({ local_contry: 'CL' }) });

/** The largest balance, in coins. */
export const LargeCoins = meta.story({
  parameters: whose({ saldo: 12_345_670, local_contry: 'CL' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Saldo 12345670 monedas' });
  },
});

/** Nothing at all, outside Peru: it says so, and it still pulses. */
export const ZeroCoins = meta.story({
  parameters: whose({ saldo: 0, local_contry: 'CL' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Saldo 0.*saldo bajo$/ });
  },
});
