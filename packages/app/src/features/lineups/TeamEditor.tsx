import { LineupEditor } from '@arma11/widgets';
import { lazyNamed } from '../../page/lazyNamed';
import { PageBoundary } from '../../page/PageBoundary';
import { useWide } from '../../page/useWide';
import { usePushOffer } from '../notifications/offer/usePushOffer';
import { DockedWait } from './docked/DockedWait';

// Phones never need it.
const DockedEditor = lazyNamed<'DockedEditor', { entryId: number; onSaved: () => void }>(
  () => import('./docked/DockedEditor'),
  'DockedEditor',
);

/** The editor of a team: the widget, and on wide screens the pitch with a table beside it. */
export function TeamEditor({ entryId }: { entryId: number }) {
  const { onSaved, offer } = usePushOffer();
  const wide = useWide();
  return (
    <>
      {offer}
      {wide ? (
        <PageBoundary wait={<DockedWait />}>
          <DockedEditor entryId={entryId} onSaved={onSaved} />
        </PageBoundary>
      ) : (
        <LineupEditor entryId={entryId} onReplace={onSaved} onFormationChange={onSaved} />
      )}
    </>
  );
}
