import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient, writing } from '@arma11/core';
import { notificationsQueries, saveQuietHours } from '@arma11/core/site';
import type { QuietHours } from '@arma11/core/contract';
import { CheckField, ErrorBlock, Field, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Group, Note } from './noticeParts';

const t = es.settings.notices;

const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px;
  max-width: 320px;
  margin-top: 8px;
`;

/** What is offered first: a night. */
const night = (): QuietHours => ({ from: '22:00', until: '08:00', zone: zoneOfDevice() });

// A browser empties a field whose hour is half typed.
const isWhole = ({ from, until }: QuietHours) => from !== '' && until !== '' && from !== until;

const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When the player's devices stay silent each day, on the clock of this device; nothing where the server notifies none. */
export function QuietHoursField({ quiet }: { quiet: QuietHours | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(quiet);
  const saved = useRef(quiet);
  const { data: push } = useQuery(notificationsQueries.pushKey(client));
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...writing,
    mutationFn: (wanted: QuietHours | null) => saveQuietHours(client, wanted),
    onSuccess({ prefs, quiet_hours }) {
      saved.current = quiet_hours;
      queryClient.setQueryData(notificationsQueries.prefs(client).queryKey, { prefs, quiet_hours });
    },
    onError: () => setDraft(saved.current),
  });
  if (!push?.public_key) return null;
  const change = (wanted: QuietHours | null) => {
    setDraft(wanted);
    if (wanted === null || isWhole(wanted)) mutate(wanted);
  };
  const hour = (end: 'from' | 'until') => (
    <Field
      type="time"
      label={t[end]}
      value={draft?.[end] ?? ''}
      error={end === 'until' && draft && draft.from === draft.until ? t.quietSame : undefined}
      disabled={isPending}
      onChange={({ target }) => draft && change({ ...draft, [end]: target.value, zone: zoneOfDevice() })}
    />
  );
  return (
    <Group>
      <legend>{t.quiet}</legend>
      <Note>{t.quietLead}</Note>
      <CheckField
        label={t.quietTick}
        checked={draft !== null}
        onChange={({ target }) => !isPending && change(target.checked ? night() : null)}
      />
      {draft && (
        <Hours>
          {hour('from')}
          {hour('until')}
        </Hours>
      )}
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={isSuccess ? t.saved : ''} />
    </Group>
  );
}
