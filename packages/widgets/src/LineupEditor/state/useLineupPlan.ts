import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@arma11/core';
import type { Formation } from '@arma11/core/contract';
import { loadDialogs } from '../layers/chunks';
import type { LineupPlanner, OpenPlan } from '../model/lineupPlanner';
import type { PlanDesk, PlanSettings } from '../planning/planDesk';

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
    previewAutofill: async (keep = []) =>
      void (await prepare('autofill', ({ previewAutofill }, desk) => previewAutofill(desk, keep))),
    autofill: (keep = []) => prepare('autofill', ({ autofillNow }, desk) => autofillNow(desk, keep)),
  };
}
