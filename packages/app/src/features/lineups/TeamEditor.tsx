import { Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { LineupEditor } from '@arma11/widgets';
import { lazyExtra } from '../../page/lazyExtra';
import { lazyNamed } from '../../page/lazyNamed';
import { PageBoundary } from '../../page/PageBoundary';
import { useWide } from '../../page/useWide';
import { usePushOffer } from '../../offline/push/offer/usePushOffer';
import { DockedWait } from './docked/DockedWait';
import { TeamTour } from './tour/TeamTour';
import { useUnfitAsked } from './unfit/useUnfitAsked';

// Phones never need it.
const DockedEditor = lazyNamed<'DockedEditor', { entryId: number; onSaved: () => void }>(
  () => import('./docked/DockedEditor'),
  'DockedEditor',
);

// Who does not come from a reminder never needs it.
const UnfitSheet = lazyExtra<'UnfitSheet', { entryId: number; onSaved: () => void }>(
  () => import('./unfit/UnfitSheet'),
  'UnfitSheet',
);

const Stage = styled.div`
  position: relative;
`;

/** The editor of a team: the widget, and on wide screens the pitch with a table beside it. */
export function TeamEditor({ entryId }: { entryId: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const { onSaved, offer } = usePushOffer();
  const wide = useWide();
  const asked = useUnfitAsked();
  return (
    <Stage ref={stage}>
      <TeamTour key={entryId} entryId={entryId} stage={stage} />
      {offer}
      {asked && (
        <Suspense fallback={null}>
          <UnfitSheet key={asked} entryId={entryId} onSaved={onSaved} />
        </Suspense>
      )}
      {wide ? (
        <PageBoundary wait={<DockedWait />}>
          <DockedEditor entryId={entryId} onSaved={onSaved} />
        </PageBoundary>
      ) : (
        <LineupEditor entryId={entryId} onReplace={onSaved} onFormationChange={onSaved} />
      )}
    </Stage>
  );
}
