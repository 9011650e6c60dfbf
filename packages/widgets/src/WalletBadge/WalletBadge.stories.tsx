import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../.storybook/modes';
import preview from '../../../../.storybook/preview';
import { answers, broken, unauthenticated, type FixtureAnswer } from '../fixtures/fixtureTransport';
import { playerFixture } from '../fixtures/playerFixture';
import { withRoutes } from '../fixtures/withRoutes';
import { WalletBadge } from './WalletBadge';

const meta = preview.meta({
  title: 'Widgets/WalletBadge',
  component: WalletBadge,
  tags: ['autodocs'],
  args: { onOpen: fn() },
});
const pictures = photographed('movil', 'claro');
const user = (given: FixtureAnswer) => [withRoutes({ 'GET users/get-data/': given })];
const holding = (saldo: number, local_contry = 'PEN') => user(answers(playerFixture({ saldo, local_contry })));

export const Default = meta.story({
  decorators: holding(845),
  parameters: pictures,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saldo S/ 84.50' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const Coins = meta.story({ decorators: holding(845, 'CL') });
export const AlwaysCoins = meta.story({ args: { display: 'coins' }, decorators: holding(845) });
export const AlwaysSoles = meta.story({ args: { display: 'soles' }, decorators: holding(845, 'CL') });
/** From 0 up to 99 it pulses in green, and stands still where motion is reduced. */
export const Low = meta.story({ decorators: holding(45), parameters: pictures });
export const Zero = meta.story({ decorators: holding(0), parameters: pictures });
export const LastLow = meta.story({ decorators: holding(99) });
export const FirstCalm = meta.story({ decorators: holding(100) });
export const Large = meta.story({ decorators: holding(12_345_670) });
export const OnlyToSee = meta.story({ args: { onOpen: undefined }, decorators: holding(845) });
export const Mobile = meta.story({ decorators: holding(845), globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ decorators: user('hangs'), parameters: pictures });
export const SignedOut = meta.story({ decorators: user(unauthenticated), parameters: pictures });
export const Failed = meta.story({ decorators: user(broken) });
