import { forwardRef } from 'react';
import type { Money } from '@arma11/core/domain';
import { useMessages } from '../provider/MessagesContext';
import { useSignInRequest } from '../provider/SignInContext';
import { Coin, Icon, Skeleton, VisuallyHidden } from '../ui';
import { useWalletBadge, type WalletBadgeState, type WalletDisplay } from './useWalletBadge';
import { Badge, BadgeButton, Root } from './WalletBadge.styles';

/** Props of WalletBadge. */
export interface WalletBadgeProps {
  /** In soles where the player's country is PEN and in coins elsewhere, or always in one of them. @default 'auto' */
  display?: WalletDisplay;
  /** The badge was tapped; without it the badge is only to be looked at. */
  onOpen?: () => void;
  className?: string;
}

/**
 * Shows the player's balance; from 0 to 99 it pulses in green. Renders a `<span>`, with a button inside when it opens.
 * @example
 * <WalletBadge onOpen={() => navigate('/play/billetera')} />
 */
export const WalletBadge = forwardRef<HTMLSpanElement, WalletBadgeProps>(function WalletBadge(props, ref) {
  const { display = 'auto', onOpen, className } = props;
  const wallet = useWalletBadge({ display });
  return (
    <Root ref={ref} part="root" className={className} data-state={wallet.status}>
      {wallet.status === 'loading' && <Loading />}
      {wallet.status === 'failed' && <Failed onRetry={wallet.refresh} />}
      {wallet.status === 'signedOut' && <SignedOut />}
      {wallet.status === 'signedIn' && <Amount wallet={wallet} onOpen={onOpen} />}
    </Root>
  );
});

function Amount({ wallet, onOpen }: { wallet: WalletBadgeState; onOpen?: (() => void) | undefined }) {
  const t = useMessages().wallet;
  const { money, low } = wallet;
  if (!money) return null;
  const spoken = money.unit === 'coins' ? t.balanceInCoins(money.text) : t.balance(money.text);
  const face = (
    <>
      <Coin size={30} />
      <b aria-hidden="true">
        <Figures money={money} />
      </b>
      <VisuallyHidden>{low ? `${spoken}, ${t.low}` : spoken}</VisuallyHidden>
    </>
  );
  if (!onOpen) return <Badge data-low={low}>{face}</Badge>;
  return (
    <BadgeButton type="button" part="button" data-low={low} onClick={onOpen}>
      {face}
    </BadgeButton>
  );
}

/** The unit apart from the amount, for pages that style them; zero has no unit. */
function Figures({ money: { unit, number, text } }: { money: Money }) {
  const bare = unit === 'coins' || !text.endsWith(number);
  return (
    <>
      {!bare && <span part="unit">{text.slice(0, -number.length)}</span>}
      <span part="amount">{bare ? text : number}</span>
    </>
  );
}

function Loading() {
  const t = useMessages().wallet;
  return (
    <Badge part="skeleton" data-quiet="true" aria-busy="true">
      <Coin size={30} />
      <Skeleton width={44} height={18} />
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
    </Badge>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages().wallet;
  return (
    <BadgeButton type="button" part="error" data-quiet="true" aria-label={t.failed} onClick={onRetry}>
      <Icon name="retry" size={20} />
      {t.failedShort}
    </BadgeButton>
  );
}

function SignedOut() {
  const t = useMessages().wallet;
  const signIn = useSignInRequest();
  if (!signIn) return null;
  return (
    <BadgeButton type="button" part="button" data-quiet="true" onClick={signIn}>
      <Icon name="user" size={20} />
      {t.signIn}
    </BadgeButton>
  );
}
