import { forwardRef } from 'react';
import type { Money } from '@arma11/core/rules';
import { useWalletWords } from '../messages/wallet.es';
import { useReport } from '../provider/ReportContext';
import { SignInNote } from '../provider/SignInNote';
import { useOurSite } from '../provider/useOurSite';
import { useSignIn } from '../provider/useSignIn';
import { Coin } from '../ui/Coin';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WithoutScript } from '../provider/WithoutScript';
import { useWalletBadge, type WalletBadgeOptions, type WalletBadgeState } from './useWalletBadge';
import { Badge, BadgeButton, Root } from './WalletBadge.styles';

/** Props of WalletBadge. */
export interface WalletBadgeProps extends WalletBadgeOptions {
  /** Shows the balance without a button. @default false */
  readonly?: boolean;
  className?: string;
}

/**
 * Shows the player's balance; from 0 to 99 it pulses in green. Renders a `<span>`, with the balance as a button inside,
 * unless `readonly`, or on our own site without `onOpen`.
 * @example
 * <WalletBadge onOpen={() => location.assign('/play/billetera')} />
 */
export const WalletBadge = forwardRef<HTMLSpanElement, WalletBadgeProps>(function WalletBadge(props, ref) {
  const { readonly = false, className } = props;
  const onOurSite = useOurSite();
  const openOurs = onOurSite && (() => void globalThis.open(onOurSite('/play/billetera'), '_blank', 'noopener'));
  const onOpen = props.onOpen ?? openOurs ?? undefined;
  const wallet = useWalletBadge({ ...props, onOpen });
  useReport({ status: wallet.status, error: wallet.error, refresh: wallet.refresh });
  return (
    <Root ref={ref} part="root" className={className} data-state={wallet.status}>
      {wallet.status === 'loading' && <Loading />}
      <WithoutScript path="/play/billetera" />
      {wallet.status === 'failed' && <Failed onRetry={wallet.refresh} />}
      {wallet.status === 'signedOut' && <SignedOut />}
      {wallet.status === 'signedIn' && <Amount wallet={wallet} onOpen={readonly ? undefined : onOpen} />}
    </Root>
  );
});

function Amount({ wallet, onOpen }: { wallet: WalletBadgeState; onOpen?: (() => void) | undefined }) {
  const { money, low, label } = wallet;
  const face = (
    <>
      <Coin size={30} />
      <b aria-hidden="true">{money ? <Figures money={money} /> : '—'}</b>
      <VisuallyHidden>{label}</VisuallyHidden>
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
  const t = useWalletWords();
  return (
    <Badge part="skeleton" data-quiet="true" aria-busy="true">
      <Coin size={30} />
      <Skeleton width={70} height={18} />
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
    </Badge>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useWalletWords();
  return (
    <BadgeButton type="button" part="error" data-quiet="true" aria-label={t.failed} onClick={onRetry}>
      <Icon name="retry" size={20} />
      {t.failedShort}
    </BadgeButton>
  );
}

function SignedOut() {
  const t = useWalletWords();
  const signIn = useSignIn();
  if (signIn.state) return <SignInNote signIn={signIn} />;
  if (!signIn.request) return null;
  return (
    <BadgeButton type="button" part="button" data-quiet="true" onClick={signIn.request}>
      <Icon name="user" size={20} />
      {t.signIn}
    </BadgeButton>
  );
}
