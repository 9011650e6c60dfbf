import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { invalidate, useClient, writing } from '@arma11/core';
import { afterGrants, endGrant, partnersQueries } from '@arma11/core/site';
import type { EmbedGrant } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Button, ErrorBlock, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { AccessRow } from './AccessRow';
import { SectionLead } from './SectionLead';

const t = es.settings.sites;

const None = styled.p`
  margin: 0;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
`;

/** The sites that may act for the player, and what ends that. */
export function Sites() {
  const query = useQuery(partnersQueries.grants(useClient()));
  const [said, setSaid] = useState('');
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <QuerySection query={query} skeleton={<Skeleton height={56} />}>
        {(grants) => (grants.length === 0 ? <None>{t.none}</None> : <List grants={grants} onRevoked={setSaid} />)}
      </QuerySection>
      <LiveRegion message={said} />
    </Block>
  );
}

function List({ grants, onRevoked }: { grants: EmbedGrant[]; onRevoked: (said: string) => void }) {
  return (
    <Rows>
      {grants.map((grant) => (
        <li key={grant.id}>
          <Site grant={grant} onRevoked={onRevoked} />
        </li>
      ))}
    </Rows>
  );
}

/** What a site may do, in the words that asked for it, and since when. */
function notesOf({ origin, scopes, created_at, last_used_at }: EmbedGrant): string[] {
  const can = [es.grant.canKnow, ...scopes.map((scope) => es.grant.can[scope])].join(' · ');
  const used = last_used_at === null ? [] : [t.used(es.dates.shortDay(last_used_at))];
  const since = [t.since(es.dates.shortDay(created_at)), ...used].join(', ');
  return [...(origin === null ? [] : [origin]), can, since];
}

function Site({ grant, onRevoked }: { grant: EmbedGrant; onRevoked: (said: string) => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => endGrant(client, grant.id),
    onSuccess: () => onRevoked(t.revoked(grant.partner)),
    onSettled: () => invalidate(queryClient, afterGrants),
  });
  const revoke = (
    <Button kind="secondary" aria-label={t.revokeName(grant.partner)} pending={isPending} onClick={() => mutate()}>
      {isPending ? t.revoking : t.revoke}
    </Button>
  );
  return (
    <>
      <AccessRow icon="external" title={grant.partner} notes={notesOf(grant)} action={revoke} />
      {error && <ErrorBlock text={error.message} />}
    </>
  );
}
