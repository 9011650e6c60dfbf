import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { GroupSummary } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { ENTER_PATH } from '../../group/groupHref';
import { groupQueries } from '../../group/groupQueries';
import { GroupRow } from '../../group/GroupRow';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { WIDE } from '../../page/useWide';
import { NewGroupDialog } from './create/NewGroupDialog';

const t = es.groups;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    flex: 1 1 160px;
  }

  @media (min-width: 640px) {
    & > * {
      max-width: 280px;
    }
  }
`;

const Below = styled(Ways)`
  margin-top: 24px;
`;

const Centred = styled(Ways)`
  justify-content: center;
  width: 100%;
`;

const Lead = styled.div`
  max-width: 34em;
  margin: 0 0 16px;
  color: ${token('colorTextMuted')};
`;

/** Rows on phones; beside the side panel two of them in a row. */
const Cards = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    overflow: hidden;
  }

  @media ${WIDE} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr));
    gap: 16px;
  }

  @media (forced-colors: active) {
    & > li {
      border: 1px solid;
    }
  }
`;

/** `/play/grupos`: the player's groups of friends, and how to get into one (rules R23). */
export function GroupsPage() {
  const query = useQuery(groupQueries.list(useClient()));
  const [making, setMaking] = useState(false);
  const make = () => setMaking(true);
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <QuerySection query={query} skeleton={<Skeleton height={226} />}>
          {(groups) => (groups.length === 0 ? <NoGroups onMake={make} /> : <Mine groups={groups} onMake={make} />)}
        </QuerySection>
      </Block>
      <NewGroupDialog open={making} onClose={() => setMaking(false)} />
    </>
  );
}

interface Props {
  onMake: () => void;
}

function Mine({ groups, onMake }: Props & { groups: readonly GroupSummary[] }) {
  return (
    <>
      <Cards>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupRow group={group} />
          </li>
        ))}
      </Cards>
      <Below>
        <ToMake onMake={onMake} />
      </Below>
    </>
  );
}

const NoGroups = ({ onMake }: Props) => (
  <EmptyState
    drawing="bench"
    text={t.empty}
    action={
      <>
        <Lead>{t.emptyLead}</Lead>
        <Centred>
          <ToMake onMake={onMake} />
        </Centred>
      </>
    }
  />
);

const ToMake = ({ onMake }: Props) => (
  <>
    <Button icon="plus" onClick={onMake}>
      {t.create}
    </Button>
    <ButtonLink kind="secondary" icon="key" href={ENTER_PATH}>
      {t.haveCode}
    </ButtonLink>
  </>
);
