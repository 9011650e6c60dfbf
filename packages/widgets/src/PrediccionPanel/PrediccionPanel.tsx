import { forwardRef, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { PrediRoom } from '@arma11/core/contract';
import { bothRefs } from '../theme/bothRefs';
import { arriving, loadOnce, preload } from '../headless/loadOnce';
import { useMoney } from '../headless/useMoney';
import { usePrediWords } from '../messages/predi.es';
import { useWords } from '../messages/MessagesContext';
import { roomFateEs } from '../messages/roomFate.es';
import { useReport } from '../provider/ReportContext';
import type { TakeSeat } from '../RoomCard/joinPrediction';
import { JoinSheet } from '../RoomCard/JoinSheet';
import { prediFacts } from '../RoomCard/prediFacts';
import type { RoomFacts } from '../RoomCard/roomFacts';
import { ScoringLine } from '../RoomCard/ScoringLine';
import type { StepUp } from '../RoomCard/joinOnSite';
import { useJoinRoom, type Joining } from '../RoomCard/useJoinRoom';
import { Mark } from '../ui/Mark';
import { WithoutScript } from '../provider/WithoutScript';
import { AnswersContext } from './answers/AnswersContext';
import { ClutchPart } from './ClutchPart';
import { LongTermPanel } from './LongTermPanel';
import { MatchList } from './MatchList';
import { PanelStates } from './PanelStates';
import { PanelStatus } from './PanelStatus';
import { NoticeRow } from './PanelStatus.styles';
import { Heading, Root } from './PrediccionPanel.styles';
import type { PrediccionPanelOptions, PanelState } from './prediccionPanelState';
import { SaveBar } from './SaveBar';
import { usePanelState } from './usePanelState';

/** How a seat is taken: nobody joins before there is something to read. */
const loadJoining = loadOnce(() => import('../RoomCard/joinPrediction'));
const take: TakeSeat = async (...seat) => (await arriving(loadJoining)).joinPrediction(...seat);

/** Props of PrediccionPanel. */
export interface PrediccionPanelProps extends PrediccionPanelOptions {
  /** Gives it an edge and a heading of its own, and the bar at the foot: for a partner's article. @default false */
  framed?: boolean;
  /** The access code of a private or event room, for who is not in yet. */
  code?: string;
  /** Called once the player has joined from here. */
  onJoined?: (detail: { id: number; ins: number }) => void;
  /** Called before our own site is opened to join a room that costs coins; return false to open it yourself. */
  onStepUp?: (step: StepUp) => boolean | void;
  /** The balance is not enough and the player wants to recharge. */
  onRecharge?: () => void;
  /** A sticky bar of your own for this state of the panel; null leaves it the panel's. */
  bar?: (panel: PanelState) => ReactNode;
  className?: string;
}

/**
 * Shows the matches of a prediction room and takes the player's answers until each match locks. Renders a `<section>`.
 * @example
 * <PrediccionPanel prediId={42} onAnswersChange={({ dirty }) => console.log(dirty)} />
 */
export const PrediccionPanel = forwardRef<HTMLElement, PrediccionPanelProps>(function PrediccionPanel(props, ref) {
  const { framed = false, className } = props;
  const t = usePrediWords();
  const panel = usePanelState(props);
  const root = useRef<HTMLElement | null>(null);
  const closed = panel.status === 'ready' && !panel.editable;
  const { status, error, saving, dirty, save, reset, reload: refresh } = panel;
  useReport({ status, error, closed, saving, dirty, refresh, save, reset });
  return (
    <Root
      ref={bothRefs(root, ref)}
      part="root"
      className={className}
      aria-label={panel.room?.name ?? t.panel}
      aria-busy={panel.status === 'loading'}
      data-framed={framed}
      data-state={panel.status}
    >
      {panel.status === 'ready' && panel.room ? (
        <AnswersContext.Provider value={panel.answers}>
          {framed && <PanelHeading room={panel.room} />}
          <ReadyPanel {...props} panel={panel} room={panel.room} root={root} />
        </AnswersContext.Provider>
      ) : (
        <PanelStates panel={panel} />
      )}
      <WithoutScript path={`/predi/sala/${props.prediId}`} />
    </Root>
  );
});

/** The answers that were given before the sign-in are saved by the press that asked for it, once. */
function useSaveOnceIn({ joined, dirty, save }: PanelState, { cameIn }: Joining): void {
  const saved = useRef(false);
  useEffect(() => {
    if (!cameIn || !joined || saved.current) return;
    saved.current = true;
    if (dirty) void save();
  }, [cameIn, joined, dirty, save]);
}

interface ReadyPanelProps extends PrediccionPanelProps {
  panel: PanelState;
  room: PrediRoom;
  root: { current: HTMLElement | null };
}

function ReadyPanel(props: ReadyPanelProps) {
  const { panel, room, root, framed, code, open, readonly = false, onJoined, onStepUp, onRecharge } = props;
  const facts = useMemo(() => prediFacts(room), [room]);
  const join = useJoinRoom({
    facts,
    take,
    code,
    onStepUp,
    onJoined: ({ id, ins }) => onJoined?.({ id, ins }),
  });
  useEffect(() => preload(loadJoining), []);
  const bar = props.bar?.(panel) ?? <SaveBar panel={panel} join={join} />;
  useSaveOnceIn(panel, join);
  return (
    <>
      {!framed && bar}
      <PanelStatus panel={panel} paid={(join.site?.amount_ins ?? 0) > 0} />
      <RoomNote facts={facts} problem={join.asking ? null : join.problem} />
      {facts.predi?.scoring && <ScoringLine scoring={facts.predi.scoring} />}
      {(room.long_term ?? 0) > 0 && (
        <LongTermPanel
          key={`longTerm ${room.id}`}
          prediId={room.id}
          joined={panel.joined}
          readonly={readonly}
          opens={open !== 'none'}
        />
      )}
      <MatchList panel={panel} root={root} />
      {panel.joined && room.has_tie && (
        <ClutchPart key={room.id} prediId={room.id} readonly={readonly} opens={open === 'all'} />
      )}
      {framed && bar}
      <JoinSheet facts={facts} join={join} onRecharge={onRecharge} />
    </>
  );
}

function PanelHeading({ room }: { room: PrediRoom }) {
  const t = usePrediWords();
  const fee = useMoney().fee(room.amount_ins);
  return (
    <Heading>
      <Mark size={24} />
      <b>{t.brand}</b>
      <span>{room.amount_ins === 0 ? t.roomFree(room.num_players) : t.roomPaid(fee, room.num_players)}</span>
    </Heading>
  );
}

/** What became of the room as a whole, or why it could not be joined. */
function RoomNote({ facts, problem }: { facts: RoomFacts; problem: string | null }) {
  const t = usePrediWords();
  const fate = useWords('roomCard', roomFateEs);
  const fee = useMoney().amount(facts.amount_ins);
  const refund = facts.refund && fate.cancelReasons[facts.refund];
  const returned = facts.joined && facts.amount_ins > 0 ? fate.returned(fee) : '';
  const waiting = facts.estado === 'por_liquidar' ? t.provisionalNote : null;
  const text = problem ?? (refund ? `${refund} ${returned}` : waiting);
  if (!text) return null;
  return (
    <NoticeRow data-tone={problem ? 'bad' : 'plain'} role={problem ? 'alert' : undefined}>
      <span>{text}</span>
    </NoticeRow>
  );
}
