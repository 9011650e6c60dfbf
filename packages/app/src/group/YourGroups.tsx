import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Block } from '../page/Column';
import { Rows } from '../page/Rows';
import { groupQueries } from './groupQueries';
import { GROUPS_PATH } from './groupHref';
import { GroupRow } from './GroupRow';

/** So many stand on a page that is about something else. */
const SHOWN = 3;

interface YourGroupsProps {
  /** They are read meanwhile, and stand there once they are. */
  ready: boolean;
  /** Told whether it is known if there are any. */
  onKnown?: (known: boolean) => void;
}

/** The player's groups; nothing for who is in none, or where they cannot be read. */
export function YourGroups({ ready, onKnown }: YourGroupsProps) {
  const { data, isPending } = useQuery(groupQueries.list(useClient()));
  useEffect(() => {
    onKnown?.(!isPending);
  }, [isPending, onKnown]);
  if (!ready || !data || data.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.groups.mine} more={{ href: GROUPS_PATH, label: es.groups.all }} />
      <Rows>
        {data.slice(0, SHOWN).map((group) => (
          <li key={group.id}>
            <GroupRow group={group} />
          </li>
        ))}
      </Rows>
    </Block>
  );
}
