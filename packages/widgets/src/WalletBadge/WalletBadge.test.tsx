import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, broken, unauthenticated, type FixtureAnswer } from '@arma11/testing/transports/fixtureTransport';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { renderWidget } from '../fixtures/renderWidget';
import { WalletBadge, type WalletBadgeProps } from './WalletBadge';

afterEach(cleanup);

const setup = (user: FixtureAnswer | (() => FixtureAnswer), props: WalletBadgeProps = {}) =>
  renderWidget({ 'GET users/get-data/': user }, <WalletBadge {...props} />);
const holding = (saldo: number, local_contry = 'PEN') => answers(playerFixture({ saldo, local_contry }));

describe('the balance', () => {
  it.each([
    [845, 'PEN', 'auto', 'S/ 84.50', 'Saldo S/ 84.50'],
    [845, 'CL', 'auto', '845', 'Saldo 845 monedas'],
    [845, 'PEN', 'coins', '845', 'Saldo 845 monedas'],
    [845, 'CL', 'soles', 'S/ 84.50', 'Saldo S/ 84.50'],
    [0, 'PEN', 'auto', '0', 'Saldo 0, saldo bajo'],
    [1_234_567, 'PEN', 'auto', 'S/ 123,456.70', 'Saldo S/ 123,456.70'],
  ] as const)('of %s coins in %s, shown as %s, is %s', async (saldo, country, display, text, name) => {
    setup(holding(saldo, country), { display, onOpen: vi.fn() });
    const badge = await screen.findByRole('button', { name });
    expect(badge.querySelector('b')?.textContent).toBe(text);
  });

  it.each([
    [0, 'true'],
    [99, 'true'],
    [100, 'false'],
  ])('of %s pulses in green: %s', async (saldo, low) => {
    setup(holding(saldo), { onOpen: vi.fn() });
    expect((await screen.findByRole('button')).getAttribute('data-low')).toBe(low);
  });
});

describe('the badge', () => {
  it('opens the wallet', async () => {
    const onOpen = vi.fn();
    const { user } = setup(holding(845), { onOpen });
    await user.click(await screen.findByRole('button'));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('is no button where it leads nowhere', async () => {
    setup(holding(845));
    await screen.findByText('Saldo S/ 84.50');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that it is loading', async () => {
    setup('hangs');
    await screen.findByText('Cargando saldo…');
  });

  it('lets a signed-out player in', async () => {
    const { user, onSignIn } = setup(unauthenticated);
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('asks again after a failure', async () => {
    let down = true;
    const { user } = setup(() => (down ? broken : holding(845)));
    const retry = await screen.findByRole('button', { name: 'Saldo no disponible. Reintentar' });
    down = false;
    await user.click(retry);
    await screen.findByText('Saldo S/ 84.50');
  });
});
