import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { notificationsQueries, saveNoticePrefs } from '@arma11/core/site';
import type { NotificationPref, QuietHours } from '@arma11/core/contract';
import { ErrorBlock, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { useWide } from '../../../page/useWide';
import { DevicePush } from './DevicePush';
import type { PrefChange } from './noticeKinds';
import { NoticeList } from './NoticeList';
import { NoticeTable } from './NoticeTable';
import { QuietHoursField } from './QuietHoursField';
import { SectionLead } from './SectionLead';

const t = es.settings.notices;

/** As high as the table of all kinds. */
const WIDE_HEIGHT = 850;

/** Which kinds of notices the player wants, which also by mail, and whether on this device; a tick is saved at once. */
export function NoticePrefs() {
  const wide = useWide();
  const query = useQuery(notificationsQueries.prefs(useClient()));
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={wide ? WIDE_HEIGHT : 862} />}>
        {(wanted) => <Prefs {...wanted} />}
      </QuerySection>
    </Block>
  );
}

function Prefs({ prefs, quiet_hours }: { prefs: NotificationPref[]; quiet_hours: QuietHours | null }) {
  const wide = useWide();
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    ...writing,
    mutationFn: (pref: PrefChange) => saveNoticePrefs(client, [pref]),
    onSuccess: (saved) =>
      queryClient.setQueryData(notificationsQueries.prefs(client).queryKey, { prefs: saved.prefs, quiet_hours }),
  });
  const shown = prefs.map((pref) => (isPending && variables.kind === pref.kind ? { ...pref, ...variables } : pref));
  const Layout = wide ? NoticeTable : NoticeList;
  return (
    <>
      <Layout prefs={shown} onChange={(pref) => !isPending && mutate(pref)}>
        <DevicePush />
        <QuietHoursField quiet={quiet_hours} />
      </Layout>
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={isSuccess ? t.saved : ''} />
    </>
  );
}
