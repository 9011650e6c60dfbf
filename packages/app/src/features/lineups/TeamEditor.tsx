import { LineupEditor } from '@arma11/widgets';
import { lazyNamed } from '../../page/lazyNamed';
import { PageBoundary } from '../../page/PageBoundary';
import { useWide } from '../../page/useWide';
import { DockedWait } from './docked/DockedWait';

// Phones never need it.
const DockedEditor = lazyNamed<'DockedEditor', { entryId: number }>(
  () => import('./docked/DockedEditor'),
  'DockedEditor',
);

/** The editor of a team: the widget, and on wide screens the pitch with a table beside it. */
export function TeamEditor({ entryId }: { entryId: number }) {
  if (!useWide()) return <LineupEditor entryId={entryId} />;
  return (
    <PageBoundary wait={<DockedWait />}>
      <DockedEditor entryId={entryId} />
    </PageBoundary>
  );
}
