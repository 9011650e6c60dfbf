import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import type { Group } from '@arma11/core/back-office';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { SeasonTable } from '../../features/groups/table/SeasonTable';
import { standingOf } from '../../features/groups/table/standing';
import { standingText } from '../../features/groups/table/standingText';
import { GroupCrest } from '../../group/GroupCrest';
import { groupHref } from '../../group/groupHref';
import { groupQueries } from '../../group/groupQueries';
import { es } from '../../messages/es';
import { LIVE_MS, pointsInterval } from '../../page/liveInterval';
import { neighbours } from './neighbours';

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  margin: 6px 0 10px;
  color: inherit;
  text-decoration: none;

  & > svg {
    flex: none;
  }

  & > svg:last-child {
    color: ${token('colorTextMuted')};
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(18)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }

  &:hover b {
    text-decoration: underline;
  }
`;

/** A table moves when a room is paid, not with each goal. */
const AGAIN_MS = 3 * LIVE_MS;

/** How the player stands among their friends; nothing for who is in no group, or where it cannot be read. */
export function Friends() {
  const { data: groups } = useQuery(groupQueries.list(useClient()));
  const group = groups?.find(({ position }) => position !== null) ?? groups?.[0];
  return group ? <InGroup id={group.id} /> : null;
}

function InGroup({ id }: { id: number }) {
  const client = useClient();
  const { data: me } = useQuery(accountsQueries.user(client));
  const { data: group } = useQuery({
    ...groupQueries.open(client, id),
    refetchInterval: ({ state }) => (isPlayed(state.data) ? AGAIN_MS : false),
  });
  if (!me || !group) return null;
  const { table } = group;
  return (
    <section>
      <h2>{es.groups.friends}</h2>
      <Way href={groupHref(id)}>
        <GroupCrest crest={group.crest} size={36} />
        <span>
          <b>{group.name}</b>
          <small>{table.length === 0 ? es.groups.table.none : standingText(standingOf(table, me.id))}</small>
        </span>
        <Icon name="chevronRight" size={20} />
      </Way>
      {table.length > 0 && <SeasonTable rows={neighbours(table, me.id)} me={me.id} />}
    </section>
  );
}

const isPlayed = (group: Group | undefined) => group?.rooms.some((room) => pointsInterval(room) !== false) ?? false;
