import type { Formation } from '@arma11/core/contract';
import { changeWordsOf } from '../../messages/lineupChange.es';
import { poolsOf } from '../model/pools';
import type { LineupCommand } from '../saving/lineupCommand';
import type { LineupPlan } from '../model/lineupPlan';
import { proposeAutofill, proposeFormation, type ProposalSource } from './proposals';
import type { OpenPlan } from '../model/lineupPlanner';
import type { PlanDesk } from './planDesk';

/** Prepares a change of formation and shows it. */
export async function previewFormation(desk: PlanDesk, formation: Formation): Promise<void> {
  const plan = await prepared(desk, (source) => proposeFormation(source, formation));
  if (plan) desk.setOpen({ kind: 'formation', formation, plan });
}

/** Prepares a fill-up that leaves some slots as they are, and shows it. */
export async function previewAutofill(desk: PlanDesk, slots: readonly number[]): Promise<void> {
  const keep = new Set(slots);
  const proposal = await fillUp(desk, keep);
  if (proposal) desk.setOpen({ kind: 'autofill', ...proposal, proposed: proposal.plan, keep });
}

/** Fills the team at once. */
export async function autofillNow(desk: PlanDesk, keep: readonly number[]): Promise<boolean> {
  const proposal = await fillUp(desk, new Set(keep));
  return proposal ? desk.apply(wholeOf(proposal.plan)) : false;
}

/** The open plan with a player kept whom it would take out, or let go again. */
export function toggled(open: OpenPlan | null, slot: number): OpenPlan | null {
  if (open?.kind !== 'autofill') return open;
  const keep = new Set(open.keep);
  if (!keep.delete(slot)) keep.add(slot);
  const plan = open.again(keep);
  return plan ? { ...open, keep, plan } : open;
}

/** What the open plan does; null when that is nothing. */
export function commandOf(open: OpenPlan | null, jornada: number | undefined): LineupCommand | null {
  if (open?.kind === 'formation')
    return { kind: 'formation', formation: open.formation, jornada, players: open.plan.players };
  return open && open.plan.swaps.length > 0 ? wholeOf(open.plan) : null;
}

async function fillUp(desk: PlanDesk, keep: ReadonlySet<number>) {
  const proposal = await prepared(desk, (source) => proposeAutofill(source, keep));
  if (proposal?.plan.swaps.length !== 0) return proposal;
  desk.notify(changeWordsOf(desk.t).alreadyBest);
  return null;
}

async function prepared<P>(desk: PlanDesk, make: (source: ProposalSource) => Promise<P | null>): Promise<P | null> {
  const { client, queryClient, lineup, maxPerClub, budget, lateNow } = desk;
  const pools = poolsOf(client, queryClient, lineup.sala);
  const proposal = await make({ lineup, pools, maxPerClub, lateNow, fill: budget?.fill }).catch(() => null);
  desk.setPreparing(null);
  if (!proposal) desk.notify(changeWordsOf(desk.t).cannotFill, 'bad');
  return proposal;
}

const wholeOf = ({ formation, players }: LineupPlan): LineupCommand => ({ kind: 'whole', formation, players });
