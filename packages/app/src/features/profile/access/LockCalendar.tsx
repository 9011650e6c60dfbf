import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invalidate, useClient, writing } from '@arma11/core';
import { endCalendar, makeCalendar, notificationsQueries } from '@arma11/core/site';
import { Button, ButtonLink, Card, ErrorBlock, Field, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { useShare } from '../../../share/useShare';
import { Note } from './noticeParts';
import { SectionLead } from './SectionLead';

const t = es.settings.calendar;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 12px;
`;

/** The address with which a calendar shows the locks of the player's rooms: made, shown once, changed and taken back. */
export function LockCalendar() {
  const query = useQuery(notificationsQueries.calendar(useClient()));
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={100} />}>
        {({ since }) => <Address since={since} />}
      </QuerySection>
    </Block>
  );
}

function Address({ since }: { since: string | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const onSettled = () => invalidate(queryClient, [notificationsQueries.calendar(client).queryKey]);
  const make = useMutation({ ...writing, mutationFn: () => makeCalendar(client), onSettled });
  const end = useMutation({ ...writing, mutationFn: () => endCalendar(client), onSuccess: make.reset, onSettled });
  const isPending = make.isPending || end.isPending;
  const error = make.error ?? end.error;
  const url = make.data?.url;
  return (
    <Card as="div">
      {url ? <Made url={url} /> : since !== null && <Note>{t.since(es.dates.shortDay(since))}</Note>}
      <Actions>
        <Button kind="secondary" pending={make.isPending} onClick={() => !isPending && make.mutate()}>
          {since === null && !url ? t.make : t.change}
        </Button>
        {(since !== null || url) && (
          <Button kind="ghost" pending={end.isPending} onClick={() => !isPending && end.mutate()}>
            {t.end}
          </Button>
        )}
      </Actions>
      {error && <ErrorBlock text={error.message} />}
      <LiveRegion message={url ? t.made : end.isSuccess ? t.ended : ''} />
    </Card>
  );
}

const Told = styled.div`
  display: grid;
  gap: 12px;
`;

/** A new address: calendar programs open it by themselves where the device knows one. */
function Made({ url }: { url: string }) {
  const { said, copy } = useShare();
  return (
    <Told>
      <Note>{t.once}</Note>
      <Field label={t.address} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Actions>
        <ButtonLink kind="secondary" href={url.replace(/^https?:/, 'webcal:')}>
          {t.subscribe}
        </ButtonLink>
        <Button kind="secondary" onClick={() => copy(url, t.copied)}>
          {t.copy}
        </Button>
        <ButtonLink kind="secondary" href={url} download="arma-tu-11.ics">
          {t.download}
        </ButtonLink>
      </Actions>
      <LiveRegion message={said} />
    </Told>
  );
}
