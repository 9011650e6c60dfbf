import { Suspense } from 'react';
import { lazyNamed } from '../../../page/lazyNamed';
import { ErrorBoundary } from '../../../page/ErrorBoundary';
import { useHydrated } from '../../../page/useHydrated';
import { whenIdle } from '../../../offline/whenIdle';
import { FrontWait } from './FrontWait';

const FrontSections = lazyNamed(async () => {
  await whenIdle();
  return import('./FrontSections');
}, 'FrontSections');

/** What is going on in the game, in its place from the first paint on: it is loaded and asked for once the page is quiet. */
export function FrontPlace() {
  if (!useHydrated()) return <FrontWait />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<FrontWait />}>
        <FrontSections />
      </Suspense>
    </ErrorBoundary>
  );
}
