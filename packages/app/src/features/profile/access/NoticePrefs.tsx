import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { notificationsQueries, saveNoticePrefs, useClient, writing } from '@arma11/core';
import type { NotificationPref } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Card, CheckField, ErrorBlock, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { SectionLead } from './SectionLead';

const t = es.settings.notices;

const Note = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const Group = styled.fieldset`
  margin: 16px 0 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${fontSize(15)};
    font-weight: 700;
  }
`;

/** Which kinds of notices the player wants, and which also by mail; a tick is saved at once. */
export function NoticePrefs() {
  const query = useQuery(notificationsQueries.prefs(useClient()));
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={736} />}>
        {({ prefs }) => <Prefs prefs={prefs} />}
      </QuerySection>
    </Block>
  );
}

function Prefs({ prefs }: { prefs: NotificationPref[] }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    ...writing,
    mutationFn: (pref: { kind: string; enabled: boolean; mail?: boolean }) => saveNoticePrefs(client, [pref]),
    onSuccess: (saved) => queryClient.setQueryData(notificationsQueries.prefs(client).queryKey, { prefs: saved.prefs }),
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
      </Card>
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={isSuccess ? t.saved : ''} />
    </>
  );
}
