import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { notificationsQueries, saveNoticePrefs } from '@arma11/core/site';
import type { NotificationPref, QuietHours } from '@arma11/core/contract';
import { Card, CheckField, ErrorBlock, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { DevicePush } from './DevicePush';
import { Group, Note } from './noticeParts';
import { QuietHoursField } from './QuietHoursField';
import { SectionLead } from './SectionLead';

const t = es.settings.notices;

/** Which kinds of notices the player wants, which also by mail, and whether on this device; a tick is saved at once. */
export function NoticePrefs() {
  const query = useQuery(notificationsQueries.prefs(useClient()));
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={862} />}>
        {(wanted) => <Prefs {...wanted} />}
      </QuerySection>
    </Block>
  );
}

function Prefs({ prefs, quiet_hours }: { prefs: NotificationPref[]; quiet_hours: QuietHours | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    ...writing,
    mutationFn: (pref: { kind: string; enabled: boolean; mail?: boolean }) => saveNoticePrefs(client, [pref]),
    onSuccess: (saved) =>
      queryClient.setQueryData(notificationsQueries.prefs(client).queryKey, { prefs: saved.prefs, quiet_hours }),
  });
  const fixed = prefs.filter((pref) => pref.fixed).map(({ label }) => label);
  const shown = prefs.map((pref) => (isPending && variables.kind === pref.kind ? { ...pref, ...variables } : pref));
  // A kind that is muted is told nowhere, so not by mail either.
  const byMail = shown.filter(({ enabled, mail }) => enabled && mail !== null);
  return (
    <>
      <Card as="div">
        {shown
          .filter((pref) => !pref.fixed)
          .map(({ kind, label, enabled }) => (
            <CheckField
              key={kind}
              label={label}
              checked={enabled}
              onChange={({ target }) => !isPending && mutate({ kind, enabled: target.checked })}
            />
          ))}
        {fixed.length > 0 && <Note>{t.fixed(fixed.join(' · '))}</Note>}
        {byMail.length > 0 && (
          <Group>
            <legend>{t.mail}</legend>
            <Note>{t.mailLead}</Note>
            {byMail.map(({ kind, label, enabled, mail }) => (
              <CheckField
                key={kind}
                label={t.byMail(label)}
                checked={mail === true}
                onChange={({ target }) => !isPending && mutate({ kind, enabled, mail: target.checked })}
              />
            ))}
          </Group>
        )}
        <DevicePush />
        <QuietHoursField quiet={quiet_hours} />
      </Card>
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={isSuccess ? t.saved : ''} />
    </>
  );
}
