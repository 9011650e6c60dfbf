import { usePrediWords } from '../messages/predi.es';
import { SignInAction } from '../provider/SignInAction';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBlock } from '../ui/ErrorBlock';
import { PanelSkeleton } from './PanelSkeleton';
import { Aside } from './PrediccionPanel.styles';
import type { PanelState } from './prediccionPanelState';

/** Everything the panel shows when it has no room to show: loading, signed out, empty, missing, failed. */
export function PanelStates({ panel }: { panel: PanelState }) {
  const t = usePrediWords();
  const { status, problem, reload, reloading } = panel;
  if (status === 'loading') return <PanelSkeleton />;
  if (status === 'error')
    return (
      <Aside>
        <ErrorBlock text={problem ?? ''} onRetry={reload} retrying={reloading} />
      </Aside>
    );
  const signedOut = status === 'signedOut';
  const words = { signedOut: t.signedOut, notFound: t.noRoom, empty: t.noMatches, ready: '' }[status];
  return (
    <Aside>
      <EmptyState
        drawing={signedOut ? 'ticket' : 'whistle'}
        text={words}
        action={signedOut && <SignInAction label={t.signIn} />}
      />
    </Aside>
  );
}
