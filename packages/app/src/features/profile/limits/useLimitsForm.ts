import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { profileQueries, saveLimits } from '@arma11/core/site';
import type { LimitsView, PlayLimits } from '@arma11/core/contract';
import { es } from '../../../messages/es';
import { askedLimits, limitDraft, raisedFields, readLimits, type LimitField } from './limitDraft';
import { viewOf } from './viewOf';

const t = es.settings.limits;

/** The limits' form: lowering is sent at once, raising after a confirmation. */
export function useLimitsForm(view: LimitsView, soles: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => limitDraft(askedLimits(view), soles));
  const [wrong, setWrong] = useState<LimitField[]>([]);
  const [asking, setAsking] = useState<{ limits: PlayLimits; raised: LimitField[] } | null>(null);
  const { mutate, isPending, error, data } = useMutation({
    ...writing,
    mutationFn: (limits: PlayLimits) => saveLimits(client, limits),
    onSuccess: (answer) => {
      const saved = viewOf(answer);
      queryClient.setQueryData(profileQueries.limits(client).queryKey, saved);
      setDraft(limitDraft(askedLimits(saved), soles));
    },
  });
  const send = (limits: PlayLimits) => {
    setAsking(null);
    if (!isPending) mutate(limits);
  };
  const said = data && (data.pending ? t.savedLater(es.dates.kickoff(data.pending.effective_at)) : t.saved);
  return {
    draft,
    set: (field: LimitField, text: string) => setDraft((now) => ({ ...now, [field]: text })),
    wrong,
    asking,
    pending: isPending,
    problem: error?.message ?? null,
    said: isPending ? '' : (said ?? ''),
    save() {
      const read = readLimits(draft, soles);
      setWrong(read.wrong);
      if (read.wrong.length > 0) return;
      const raised = raisedFields(view, read.limits);
      if (raised.length > 0) setAsking({ limits: read.limits, raised });
      else send(read.limits);
    },
    confirm: () => asking && send(asking.limits),
    cancel: () => setAsking(null),
  };
}
