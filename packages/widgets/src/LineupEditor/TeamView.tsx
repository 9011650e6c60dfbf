import type { useChunk } from '../headless/useChunk';
import { useLineupWords } from '../messages/lineup.es';
import { ErrorBlock } from '../ui/ErrorBlock';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { StateBox } from './LineupEditor.styles';
import type { LineupEditorState } from './model/lineupEditorState';
import { ListSkeleton } from './list/ListSkeleton';
import type { loadList } from './list/loadList';
import { PitchView } from './pitch/PitchView';

/** How a team is shown. */
export type View = 'pitch' | 'list';

/** The list, on its way or there. */
export type ListPart = ReturnType<typeof useChunk<Awaited<ReturnType<typeof loadList>>>>;

/** Props of TeamView. */
export interface TeamViewProps {
  editor: LineupEditorState;
  view: View;
  list: ListPart;
}

/** The team on the pitch or as a list; the list keeps its place while it comes. */
export function TeamView({ editor, view, list: { module, failed, retry } }: TeamViewProps) {
  const t = useLineupWords();
  if (view === 'pitch') return <PitchView editor={editor} />;
  if (module) return <module.ListView editor={editor} />;
  if (failed)
    return (
      <StateBox>
        <ErrorBlock text={t.noChunk} onRetry={retry} />
      </StateBox>
    );
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <ListSkeleton />
      </div>
    </div>
  );
}
