import { Suspense } from 'react';
import { lazyNamed } from '../../../page/lazyNamed';
import type { TrialWayProps } from './TrialWay';

const TrialWay = lazyNamed<'TrialWay', TrialWayProps>(() => import('./TrialWay'), 'TrialWay');

/** The way to a room without an account, loaded once it is known that it can be tried. */
export function TrialPlace(props: TrialWayProps) {
  return (
    <Suspense fallback={null}>
      <TrialWay {...props} />
    </Suspense>
  );
}
