import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { AnswerToSave, PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import type { PanelState } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { useOutbox } from '../../../offline/outbox/useOutbox';
import { lazyExtra } from '../../../page/lazyExtra';
import { moveTrial, readTrial } from '../../../page/trial/trialScores';
import type { ClaimTrialProps } from './ClaimTrial';
import type { FilledTrial } from './fillTrial';

const TrialNote = lazyExtra<'TrialNote', { room: PrediRoom }>(() => import('./TrialNote'), 'TrialNote');
const ClaimTrial = lazyExtra<'ClaimTrial', ClaimTrialProps>(() => import('./ClaimTrial'), 'ClaimTrial');

/** What the page of a room does with the answers that its player gave as a guest. */
export interface RoomTrial {
  /** Above the questions, for who has no seat. */
  note: ReactNode;
  /** Beside the bar of who has one. */
  claim: (panel: PanelState) => ReactNode;
  /** The room has saved these. */
  onSaved: (detail: { answers: readonly AnswerToSave[] }) => void;
  /** A seat was taken, in this room or in one like it. */
  onSeat: (room: number) => void;
}

/** Saves in a room what its player answered there before they had an account, once they have a seat. */
export function useTrial(room: PrediRoom): RoomTrial {
  const { id } = room;
  const outbox = useOutbox();
  const tried = useMemo(() => readTrial(id) !== null, [id]);
  const [filled, setFilled] = useState<FilledTrial['filled'] | null>(null);
  const onSaved: RoomTrial['onSaved'] = ({ answers }) => {
    const saved = new Set(answers.map(({ match_prediction }) => match_prediction));
    const matches = [...(filled?.values() ?? [])].filter((markets) => markets.some((market) => saved.has(market)));
    if (matches.length === 0) return;
    setFilled(null);
    outbox?.notify({ tone: 'good', text: es.trial.saved(matches.length) });
  };
  const later = (part: ReactNode) => tried && <Suspense fallback={null}>{part}</Suspense>;
  return {
    note: !hasJoined(room) && later(<TrialNote key={id} room={room} />),
    claim: (panel) => later(<ClaimTrial panel={panel} onFilled={setFilled} />),
    onSaved,
    onSeat: (seat) => moveTrial(id, seat),
  };
}
