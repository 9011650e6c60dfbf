import { useEffect } from 'react';
import type { PanelState } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { useConnection } from '../../../offline/OfflineContext';
import { useOutbox } from '../../../offline/outbox/useOutbox';
import { forgetTrial, readTrial } from '../../../page/trial/trialScores';
import { fillTrial, type FilledTrial } from './fillTrial';

/** Props of ClaimTrial. */
export interface ClaimTrialProps {
  panel: PanelState;
  /** What was put into the panel, which saves it as all that one answers. */
  onFilled: (filled: FilledTrial['filled']) => void;
}

/**
 * Hands what a guest answered over to the panel of the room in which they have a seat now. From then on it is the draft of
 * their entry, so that it is sent once, also when the page is left at once; what the device kept is gone.
 */
export function ClaimTrial({ panel, onFilled }: ClaimTrialProps) {
  const outbox = useOutbox();
  const { offline } = useConnection();
  const { answers, matches, isClosed, room } = panel;
  const id = room?.id ?? 0;
  useEffect(() => {
    // Without a network it is not known what one has answered elsewhere.
    if (offline) return;
    // Another tab may have taken it.
    const kept = readTrial(id);
    if (!kept) return;
    const { filled, had } = fillTrial({ store: answers, matches, isClosed }, kept);
    forgetTrial(id);
    if (filled.size > 0) onFilled(filled);
    else outbox?.notify(had ? { tone: 'good', text: es.trial.had } : { tone: 'bad', text: es.trial.late });
  }, [offline, id, answers, matches, isClosed, outbox, onFilled]);
  return null;
}
