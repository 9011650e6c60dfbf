import { useLineupWords } from '../messages/lineup.es';
import { SignInAction } from '../provider/SignInAction';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBlock } from '../ui/ErrorBlock';
import { StateBox } from './LineupEditor.styles';
import type { LineupEditorState } from './model/lineupEditorState';
import { LineupSkeleton } from './LineupSkeleton';
import type { View } from './TeamView';

/** Props of LineupStates. */
export interface LineupStatesProps {
  editor: LineupEditorState;
  /** What the team will be shown as. */
  view: View;
  readonly: boolean;
}

/** Everything the editor shows when it has no team to show: loading, nothing there, failed, signed out. */
export function LineupStates({ editor, view, readonly }: LineupStatesProps) {
  if (editor.status === 'loading') return <LineupSkeleton view={view} readonly={readonly} />;
  return (
    <StateBox part={editor.status === 'error' ? 'error' : 'status'}>
      <State editor={editor} />
    </StateBox>
  );
}

function State({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const { status, error, reload, reloading, making, makeLineup, notice } = editor;
  if (status === 'signedOut') return <EmptyState text={t.signedOut} action={<SignInAction label={t.signIn} />} />;
  if (status === 'noLineup') {
    const make = (
      <Button part="button-primary" pending={making} onClick={makeLineup}>
        {t.makeLineup}
      </Button>
    );
    return <EmptyState text={notice?.text ?? t.noLineup} action={make} />;
  }
  if (status === 'noEntry') {
    const again = (
      <Button part="button" kind="secondary" icon="retry" pending={reloading} onClick={reload}>
        {t.retry}
      </Button>
    );
    return <EmptyState text={t.noEntry} action={again} />;
  }
  return <ErrorBlock text={error ? t.failure(error) : ''} retrying={reloading} retryLabel={t.retry} onRetry={reload} />;
}
