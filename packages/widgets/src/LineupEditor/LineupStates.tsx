import { useMessages } from '../provider/MessagesContext';
import { useSignInRequest } from '../provider/SignInContext';
import { Button, EmptyState, ErrorBlock } from '../ui';
import { StateBox } from './LineupEditor.styles';
import type { LineupEditorState } from './lineupEditorState';
import { LineupSkeleton } from './LineupSkeleton';

/** Everything the editor shows when it has no team to show: loading, nothing there, failed, signed out. */
export function LineupStates({ editor }: { editor: LineupEditorState }) {
  if (editor.status === 'loading') return <LineupSkeleton />;
  return (
    <StateBox>
      <State editor={editor} />
    </StateBox>
  );
}

function State({ editor }: { editor: LineupEditorState }) {
  const t = useMessages().lineup;
  const signIn = useSignInRequest();
  const { status, error, reload, reloading, making, makeLineup } = editor;
  if (status === 'signedOut')
    return <EmptyState text={t.signedOut} action={signIn && <Button onClick={signIn}>{t.signIn}</Button>} />;
  if (status === 'noLineup') {
    const make = (
      <Button pending={making} onClick={makeLineup}>
        {t.makeLineup}
      </Button>
    );
    return <EmptyState text={t.noLineup} action={make} />;
  }
  if (status === 'noEntry') {
    const again = (
      <Button kind="secondary" icon="retry" pending={reloading} onClick={reload}>
        {t.retry}
      </Button>
    );
    return <EmptyState text={t.noEntry} action={again} />;
  }
  return <ErrorBlock text={error?.message ?? ''} retrying={reloading} retryLabel={t.retry} onRetry={reload} />;
}
