import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, type Client } from '@arma11/core';
import type { Formation, Lineup } from '@arma11/core/contract';
import type { LineupMessages } from '../../messages/lineup.es';
import { loadDialogs } from '../chunks';
import type { LineupCommand } from '../saving/lineupCommand';
import type { LineupNotice } from '../saving/savingState';
import type { LineupPlan } from './lineupPlan';
import type { AutofillProposal } from './proposals';

/** A change on show, not yet made. */
export type OpenPlan =
  | { kind: 'formation'; formation: Formation; plan: LineupPlan }
  | ({ kind: 'autofill'; proposed: LineupPlan; keep: ReadonlySet<number> } & AutofillProposal);

/** What planning needs to know. */
export interface PlanSettings {
  lineup: Lineup | null;
  jornada: number | undefined;
  maxPerClub: number | null;
  /** The instant, once the room has locked and only slots may still change. */
  lateNow: number | null;
  t: LineupMessages;
  notify: (text: string, tone?: LineupNotice['tone']) => void;
  apply: (command: LineupCommand) => Promise<boolean>;
}

/** What a plan is made with, once there is a lineup. */
export interface PlanDesk extends PlanSettings {
  client: Client;
  queryClient: QueryClient;
  lineup: Lineup;
  setOpen: (plan: OpenPlan) => void;
  setPreparing: (what: null) => void;
}

/** Previews of big changes. */
export interface LineupPlanner {
  open: OpenPlan | null;
  /** What is being prepared. */
  preparing: Formation | 'autofill' | null;
  previewFormation: (formation: Formation) => Promise<void>;
  previewAutofill: () => Promise<void>;
  /** Keeps a player whom the open plan would take out, or lets them go again. */
  toggleKeep: (slot: number) => void;
  confirm: () => Promise<boolean>;
  cancel: () => void;
  /** Fills the team at once, without a preview. */
  autofill: (keep?: readonly number[]) => Promise<boolean>;
}

type Dialogs = NonNullable<typeof loadDialogs.arrived>;

/** Prepares big changes, shows what they would do and makes them only when the player says so. */
export function useLineupPlan(settings: PlanSettings): LineupPlanner {
  const { lineup, jornada, t, notify, apply } = settings;
  const [client, queryClient] = [useClient(), useQueryClient()];
  const [open, setOpen] = useState<OpenPlan | null>(null);
  const [preparing, setPreparing] = useState<Formation | 'autofill' | null>(null);

  const prepare = async <Answer>(
    what: Formation | 'autofill',
    act: (dialogs: Dialogs, desk: PlanDesk) => Promise<Answer>,
  ): Promise<Answer | false> => {
    if (!lineup || preparing) return false;
    setPreparing(what);
    const dialogs = await loadDialogs().catch(() => null);
    if (dialogs) return act(dialogs, { ...settings, client, queryClient, lineup, setOpen, setPreparing });
    setPreparing(null);
    notify(t.noChunk, 'bad');
    return false;
  };
  return {
    open,
    preparing,
    toggleKeep: (slot) => setOpen((now) => loadDialogs.arrived?.toggled(now, slot) ?? null),
    confirm: async () => {
      setOpen(null);
      const command = loadDialogs.arrived?.commandOf(open, jornada);
      return command ? apply(command) : false;
    },
    cancel: () => setOpen(null),
    previewFormation: async (to) => {
      if (to !== lineup?.formation) await prepare(to, ({ previewFormation }, desk) => previewFormation(desk, to));
    },
    previewAutofill: async () => void (await prepare('autofill', ({ previewAutofill }, desk) => previewAutofill(desk))),
    autofill: (keep = []) => prepare('autofill', ({ autofillNow }, desk) => autofillNow(desk, keep)),
  };
}
