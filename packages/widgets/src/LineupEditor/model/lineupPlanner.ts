import type { Formation } from '@arma11/core/contract';
import type { LineupPlan } from './lineupPlan';

/** A fill-up on show: `again` makes it anew keeping some slots, or returns null when that leaves no team. */
export interface AutofillProposal {
  plan: LineupPlan;
  again: (keep: ReadonlySet<number>) => LineupPlan | null;
}

/** A change on show, not yet made. */
export type OpenPlan =
  | { kind: 'formation'; formation: Formation; plan: LineupPlan }
  | ({ kind: 'autofill'; proposed: LineupPlan; keep: ReadonlySet<number> } & AutofillProposal);

/** Previews of big changes. */
export interface LineupPlanner {
  open: OpenPlan | null;
  /** What is being prepared. */
  preparing: Formation | 'autofill' | null;
  previewFormation: (formation: Formation) => Promise<void>;
  /** Shows what filling the team with the best would change; the players of the slots in `keep` stay. */
  previewAutofill: (keep?: readonly number[]) => Promise<void>;
  /** Keeps a player whom the open plan would take out, or lets them go again. */
  toggleKeep: (slot: number) => void;
  confirm: () => Promise<boolean>;
  cancel: () => void;
  /** Fills the team at once, without a preview. */
  autofill: (keep?: readonly number[]) => Promise<boolean>;
}
