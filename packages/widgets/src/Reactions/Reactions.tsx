import { forwardRef } from 'react';
import type { ReactionCount } from '@arma11/core/contract';
import { useReactionsWords } from '../messages/reactions.es';
import { useReport } from '../provider/ReportContext';
import { SignInAction } from '../provider/SignInAction';
import { SignInNote } from '../provider/SignInNote';
import { WithoutScript } from '../provider/WithoutScript';
import { ErrorBlock } from '../ui/ErrorBlock';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ReactionDrawing } from './ReactionDrawing';
import { Mine, Note, Root, Row, Shown, Toggle } from './Reactions.styles';
import { useReactions, type ReactionsOptions, type ReactionsState } from './useReactions';

/** Props of Reactions. */
export interface ReactionsProps extends ReactionsOptions {
  className?: string;
}

const FIVE = [0, 1, 2, 3, 4];

/**
 * Shows five reactions to a room with their counts; the player may give one, change it and take it back. Renders a `<div>`.
 * @example
 * <Reactions kind="predi" salaId={42} onReact={({ emoji }) => console.log(emoji)} />
 */
export const Reactions = forwardRef<HTMLDivElement, ReactionsProps>(function Reactions(props, ref) {
  const { kind, salaId, className } = props;
  const reactions = useReactions(props);
  const { status, error, saving, reload, signIn } = reactions;
  useReport({ status, error, saving, refresh: reload });
  return (
    <Root ref={ref} part="root" className={className} data-state={status}>
      {status === 'ready' ? (
        <>
          <Five reactions={reactions} />
          {reactions.problem && (
            <Note part="status" role="alert">
              <Icon name="warning" size={20} />
              {reactions.problem}
            </Note>
          )}
          <SignInNote signIn={signIn} />
        </>
      ) : (
        <NoReactions reactions={reactions} />
      )}
      <WithoutScript path={`/${kind}/sala/${salaId}`} />
    </Root>
  );
});

function Five({ reactions }: { reactions: ReactionsState }) {
  const t = useReactionsWords();
  return (
    <Row part="row" role="group" aria-label={t.reactions}>
      {reactions.counts.map((each) => (
        <One key={each.emoji} {...each} reactions={reactions} />
      ))}
    </Row>
  );
}

function One({ emoji, count, reactions }: ReactionCount & { reactions: ReactionsState }) {
  const t = useReactionsWords();
  const figure = (
    <>
      <ReactionDrawing emoji={emoji} />
      <b part="count" aria-hidden="true">
        {count}
      </b>
    </>
  );
  if (!reactions.open)
    return (
      <Shown part="reaction">
        {figure}
        <VisuallyHidden>{t.counted(t.names[emoji], count)}</VisuallyHidden>
      </Shown>
    );
  const mine = emoji === reactions.mine;
  return (
    <Toggle part={mine ? 'button reaction mine' : 'button reaction'} {...reactions.getReactionProps(emoji)}>
      {figure}
      {mine && (
        <Mine>
          <Icon name="check" size={12} stroke={3.4} />
        </Mine>
      )}
    </Toggle>
  );
}

function NoReactions({ reactions }: { reactions: ReactionsState }) {
  const t = useReactionsWords();
  switch (reactions.status) {
    case 'error':
      return <ErrorBlock text={reactions.problem ?? ''} onRetry={reactions.reload} retrying={reactions.reloading} />;
    case 'notFound':
      return <Note part="status">{t.notFound}</Note>;
    case 'signedOut':
      return (
        <>
          <Note part="status">{t.signedOut}</Note>
          <SignInAction label={t.signIn} />
        </>
      );
    default:
      return (
        <Row part="skeleton" aria-busy="true">
          <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
          {FIVE.map((place) => (
            <Shown key={place} aria-hidden="true">
              <Skeleton width={30} height={30} round />
              <Skeleton width={22} height={15} />
            </Shown>
          ))}
        </Row>
      );
  }
}
