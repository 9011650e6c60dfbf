import { Suspense, useLayoutEffect, useState } from 'react';
import type { VisitorRoom } from '@arma11/core/back-office';
import { Skeleton } from '@arma11/widgets/ui';
import { lazyNamed } from '../../../page/lazyNamed';
import type { InvitationCardProps } from './InvitationCard';

const InvitationCard = lazyNamed<'InvitationCard', InvitationCardProps>(
  () => import('./InvitationCard'),
  'InvitationCard',
);

/** As high as an invitation is, so that the ways in below it stay where they are. */
const HEIGHT = 316;
const Wait = () => <Skeleton height={HEIGHT} top={8} />;

interface Props {
  /** Undefined until it is known. */
  room: VisitorRoom | undefined;
  inviter: InvitationCardProps['inviter'] | undefined;
}

/** Who invites and to which room, in the place of what the game is. */
export function InvitedPart({ room, inviter = null }: Props) {
  // Who taps a room further down on the landing finds it at its top.
  const [tapped] = useState(() => window.scrollY > 0);
  useLayoutEffect(() => {
    if (tapped) window.scrollTo(0, 0);
  }, [tapped]);
  if (!room) return <Wait />;
  return (
    <Suspense fallback={<Wait />}>
      <InvitationCard room={room} inviter={inviter} focused={tapped} />
    </Suspense>
  );
}
