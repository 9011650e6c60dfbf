import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { RoomKind } from '@arma11/core/contract';
import type { GroupSummary } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, ErrorBlock, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { askGroups } from './askGroups';
import { groupHref } from './groupHref';
import { groupQueries } from './groupQueries';
import { countsIn, groupWanted } from './putIn';
import { useGroupWrite } from './useGroupWrite';

const t = es.groups.forGroup;

const Part = styled.section`
  margin-top: 24px;

  & > p {
    margin: 0 0 12px;
    color: ${token('colorTextMuted')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Props of ForGroup. */
export interface ForGroupProps {
  kind: RoomKind;
  room: number;
}

/** Puts a room that was just made into the group that it was made for, or offers the groups in which it would count. */
export function ForGroup({ kind, room }: ForGroupProps) {
  const wanted = groupWanted(useSearchParams()[0]);
  const { data } = useQuery(groupQueries.list(useClient()));
  const counting = data?.filter(({ counts }) => countsIn(counts, kind)) ?? [];
  const [done, setDone] = useState<number | null>(null);
  const { run, pending, problem } = useGroupWrite(
    (client, group: number) => askGroups(client, 'addRoom', { group, room }),
    (_, group) => setDone(group),
  );
  useEffect(() => {
    if (wanted !== null) run(wanted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a room: doing it again changes nothing
  }, [wanted, room]);
  if (done !== null) return <Done group={done} name={data?.find(({ id }) => id === done)?.name} />;
  if (wanted === null && counting.length === 0) return null;
  return (
    <Part aria-busy={pending}>
      <SectionHeading title={t.title} />
      {problem !== null && (
        <ErrorBlock
          title={t.failed}
          text={problem}
          {...(wanted !== null && { onRetry: () => run(wanted), retrying: pending })}
        />
      )}
      {wanted === null ? <Offer groups={counting} pending={pending} onGroup={run} /> : pending && <p>{t.putting}</p>}
    </Part>
  );
}

interface OfferProps {
  groups: readonly GroupSummary[];
  pending: boolean;
  onGroup: (group: number) => void;
}

function Offer({ groups, pending, onGroup }: OfferProps) {
  return (
    <>
      <p>{t.lead}</p>
      <Ways>
        {groups.map(({ id, name }) => (
          <Button key={id} kind="secondary" icon="users" pending={pending} onClick={() => onGroup(id)}>
            {t.put(name)}
          </Button>
        ))}
      </Ways>
    </>
  );
}

function Done({ group, name }: { group: number; name: string | undefined }) {
  return (
    <Part>
      <SectionHeading title={t.title} />
      <p role="status">{name === undefined ? t.doneHere : t.done(name)}</p>
      <ButtonLink kind="secondary" icon="users" href={groupHref(group, '/salas')}>
        {t.open}
      </ButtonLink>
    </Part>
  );
}
