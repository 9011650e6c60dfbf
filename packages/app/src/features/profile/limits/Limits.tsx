import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { profileQueries } from '@arma11/core/site';
import { useViewer } from '@arma11/widgets';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { SectionLead } from '../access/SectionLead';
import { LimitsForm, LimitsSkeleton } from './LimitsForm';
import { Rest, RestSkeleton } from './Rest';

/** What the player allows themselves, and the ways to rest from the game (rules R12.5). */
export function Limits() {
  const query = useQuery(profileQueries.limits(useClient()));
  const { user } = useViewer();
  return (
    <>
      <Block>
        <SectionHeading title={es.settings.limits.title} />
        <SectionLead>{es.settings.limits.lead}</SectionLead>
        <QuerySection query={query} skeleton={<LimitsSkeleton />}>
          {(view) => (user ? <LimitsForm view={view} local_contry={user.local_contry} /> : <LimitsSkeleton />)}
        </QuerySection>
      </Block>
      <Block>
        <SectionHeading title={es.settings.pause.title} />
        <SectionLead>{es.settings.pause.lead}</SectionLead>
        <QuerySection query={query} skeleton={<RestSkeleton />}>
          {(view) => <Rest view={view} />}
        </QuerySection>
      </Block>
    </>
  );
}
