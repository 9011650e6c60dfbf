import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { useWalletBadge, type WalletBadgeOptions } from './useWalletBadge';
import { WalletBadge } from './WalletBadge';

afterEach(cleanup);

/** A look of its own: nothing but the hook and its getters. */
function PlainBadge(options: WalletBadgeOptions) {
  const { money, low, getOpenProps } = useWalletBadge(options);
  return <button {...getOpenProps()}>{money ? `${money.text}${low ? ' !' : ''}` : '…'}</button>;
}

const holding = (saldo: number) => ({ 'GET users/get-data/': answers(playerFixture({ saldo })) });

it('opens the wallet from a button of your own, named with the balance', async () => {
  const onOpen = vi.fn();
  const { user } = renderWidget(holding(45), <PlainBadge onOpen={onOpen} />);
  const button = await screen.findByRole('button', { name: 'Saldo S/ 4.50, saldo bajo' });
  expect(button.textContent).toBe('S/ 4.50 !');
  await user.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('is off where it leads nowhere', async () => {
  renderWidget(holding(845), <PlainBadge display="coins" />);
  const button = await screen.findByRole('button', { name: 'Saldo 845 monedas' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('is no button in a badge that is only to be looked at', async () => {
  renderWidget(holding(845), <WalletBadge readonly onOpen={vi.fn()} />);
  await screen.findByText('Saldo S/ 84.50');
  expect(screen.queryByRole('button')).toBeNull();
});
