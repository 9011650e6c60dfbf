import { styled } from 'styled-components';
import type { GroupSummary } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ListRow } from '../page/ListRow';
import { LockCountdown } from '../room/LockCountdown';
import { GroupCrest } from './GroupCrest';
import { groupHref } from './groupHref';

const Row = styled(ListRow)`
  min-height: 72px;
  padding: 8px 12px 8px 16px;

  & > svg:first-child {
    flex: none;
  }

  & > svg:last-child {
    flex: none;
    color: ${token('colorTextMuted')};
  }
`;

/** One of the player's groups in a line: who it is, how they stand in it, and when it closes next. */
export function GroupRow({ group: { id, name, crest, members, position, next_lock } }: { group: GroupSummary }) {
  const t = es.groups;
  const place = position === null ? t.noPosition : t.position(es.dates.place(position));
  return (
    <Row href={groupHref(id)}>
      <GroupCrest crest={crest} size={44} />
      <span>
        <b>{name}</b>
        <small>
          {t.members(members)} · {place}
        </small>
      </span>
      {next_lock !== null && <LockCountdown lockAt={next_lock} />}
      <Icon name="chevronRight" size={20} />
    </Row>
  );
}
