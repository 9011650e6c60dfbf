import { useQuestWords } from '../messages/quest.es';
import { SignInNote } from '../provider/SignInNote';
import { useSignIn } from '../provider/useSignIn';
import { Button } from '../ui/Button';
import { Climb } from '../ui/Climb';
import { ErrorBlock } from '../ui/ErrorBlock';
import { Filler } from '../ui/Filler';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Top, Track } from './QuestBar.styles';
import type { QuestBarState } from './useQuestBar';

/** A bar without a quest in it: still loading, nobody signed in, or not answered. */
export function NoQuest({ bar }: { bar: QuestBarState }) {
  const t = useQuestWords();
  const signIn = useSignIn();
  if (bar.status === 'error') {
    return <ErrorBlock text={bar.problem ?? ''} onRetry={bar.reload} retrying={bar.reloading} />;
  }
  if (bar.status === 'signedOut') {
    return (
      <>
        <Top>
          <h3>{t.signedOut}</h3>
        </Top>
        <Track>
          <Climb done={0} total={5} />
          {signIn.request && !signIn.state && <Button onClick={signIn.request}>{t.signIn}</Button>}
        </Track>
        <SignInNote signIn={signIn} />
      </>
    );
  }
  return (
    <div part="skeleton">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Top aria-hidden="true">
        <Skeleton width="56%" height={23} />
        <Skeleton width={44} height={13} />
      </Top>
      <Track aria-hidden="true">
        <Filler>
          <Skeleton height={24} />
        </Filler>
        <Skeleton width={84} height={40} />
      </Track>
    </div>
  );
}
