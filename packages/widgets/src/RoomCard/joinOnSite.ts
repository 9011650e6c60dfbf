import { useOurSite } from '../provider/useOurSite';
import type { RoomFacts } from './roomFacts';

/** A step that a partner's page leaves to our own site. */
export interface StepUp {
  url: string;
  /** What our site will ask for, in coins. */
  amount_ins: number;
}

/** Where a seat is taken when it cannot be taken here. */
export interface JoinOnSite extends StepUp {
  /** Opens it beside the page: what is not saved here stays. */
  open(): void;
}

/** The room on our own site; null where we are on it, or know no room yet. */
export function useJoinOnSite(
  facts: RoomFacts | null,
  onStepUp: ((step: StepUp) => boolean | void) | undefined,
): JoinOnSite | null {
  const onOurSite = useOurSite();
  if (!onOurSite || !facts) return null;
  const step = { url: onOurSite(roomPath(facts)), amount_ins: facts.amount_ins };
  return {
    ...step,
    open() {
      if (onStepUp?.(step) !== false) globalThis.open(step.url, '_blank', 'noopener');
    },
  };
}

/** A casual room has an address of its own for its players alone. */
export function roomPath({ kind, id }: Pick<RoomFacts, 'kind' | 'id'>): string {
  return kind === 'casual' ? '/play/casual/salas' : `/${kind}/sala/${id}`;
}
