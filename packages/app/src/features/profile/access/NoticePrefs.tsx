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

/** Which kinds of notices the player wants; a tick is saved at once. */
export function NoticePrefs() {
  const query = useQuery(notificationsQueries.prefs(useClient()));
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
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
    mutationFn: (pref: Pick<NotificationPref, 'kind' | 'enabled'>) => saveNoticePrefs(client, [pref]),
    onSuccess: (saved) => queryClient.setQueryData(notificationsQueries.prefs(client).queryKey, { prefs: saved.prefs }),
  });
  const fixed = prefs.filter((pref) => pref.fixed).map(({ label }) => label);
  const shown = ({ kind, enabled }: NotificationPref) =>
    isPending && variables.kind === kind ? variables.enabled : enabled;
  return (
    <>
      <Card as="div">
        {prefs
          .filter((pref) => !pref.fixed)
          .map((pref) => (
            <CheckField
              key={pref.kind}
              label={pref.label}
              checked={shown(pref)}
              onChange={({ target }) => !isPending && mutate({ kind: pref.kind, enabled: target.checked })}
            />
          ))}
        {fixed.length > 0 && <Note>{t.fixed(fixed.join(' · '))}</Note>}
      </Card>
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={isSuccess ? t.saved : ''} />
    </>
  );
}
