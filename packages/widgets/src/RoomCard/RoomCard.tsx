import { forwardRef } from 'react';
import { useRoomCardWords } from '../messages/roomCard.es';
import { useReport } from '../provider/ReportContext';
import { SignInAction } from '../provider/SignInAction';
import { SignInNote } from '../provider/SignInNote';
import { EmptyState } from '../ui/EmptyState';
import { ErrorBlock } from '../ui/ErrorBlock';
import { LiveRegion } from '../ui/LiveRegion';
import { WithoutScript } from '../provider/WithoutScript';
import { JoinSheet } from './JoinSheet';
import { PrediCard } from './PrediCard';
import { CardRoot } from './RoomCard.styles';
import { roomPath } from './joinOnSite';
import { RoomCardSkeleton } from './RoomCardSkeleton';
import { RoomNotes } from './RoomNotes';
import type { CardKind } from './roomFacts';
import { Ticket } from './Ticket';
import { useRoomCard, type RoomCardOptions, type RoomCardState } from './useRoomCard';

/** Props of RoomCard. */
export interface RoomCardProps extends RoomCardOptions {
  className?: string;
}

/**
 * Shows one room and lets the player enter it: 'Jugar' when already in, 'Unirme' otherwise. Renders a `<div>`.
 * @example
 * <RoomCard kind="predi" salaId={42} onOpen={({ id }) => location.assign(`/predi/sala/${id}`)} />
 */
export const RoomCard = forwardRef<HTMLDivElement, RoomCardProps>(function RoomCard(props, ref) {
  const { className, kind, onRecharge } = props;
  const state = useRoomCard(props);
  const { facts, join } = state;
  const t = useRoomCardWords();
  const closed = facts !== null && state.phase !== 'open' && state.phase !== 'full';
  useReport({ status: state.status, error: state.error, closed, refresh: state.reload });
  const Face = kind === 'predi' ? PrediCard : Ticket;
  return (
    <CardRoot ref={ref} part="root" className={className} data-state={state.status}>
      {facts ? (
        <>
          <Face {...state} facts={facts} pending={join.pending && !join.asking} />
          <RoomNotes state={state} />
          <SignInNote signIn={join.signIn} />
          <JoinSheet facts={facts} join={join} onRecharge={onRecharge} />
          <LiveRegion message={join.seat ? t.welcome(facts.title) : ''} />
        </>
      ) : (
        <CardState state={state} kind={kind} />
      )}
      {props.salaId !== undefined && <WithoutScript path={roomPath({ kind, id: props.salaId })} />}
    </CardRoot>
  );
});

function CardState({ state, kind }: { state: RoomCardState; kind: CardKind }) {
  const t = useRoomCardWords();
  switch (state.status) {
    case 'error':
      return <ErrorBlock text={state.problem ?? t.failed} onRetry={state.reload} retrying={state.reloading} />;
    case 'notFound':
      return <EmptyState drawing="ticket" text={t.notFound} />;
    case 'signedOut':
      return <EmptyState drawing="ticket" text={t.signedOut} action={<SignInAction label={t.signIn} />} />;
    default:
      return <RoomCardSkeleton kind={kind} />;
  }
}
