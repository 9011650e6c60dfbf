import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock, Icon, Skeleton } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';
import { useMe } from '../open/useMe';
import { useOwnRooms, type OwnRoom } from './useOwnRooms';

const t = es.groups.rooms;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }
`;

const Row = styled(ListRow)`
  flex-wrap: wrap;
  padding: 8px 0;

  & > span:first-of-type {
    flex: 1 1 140px;
  }
`;

const Empty = styled.p`
  color: ${token('colorTextMuted')};
`;

interface Props {
  group: Group;
  onClose: () => void;
  /** Called with the name of the room once it is in the group. */
  onPut: (name: string) => void;
}

/** The player's own open private rooms, each with the button that puts it into the group (rules R23.3). */
export function OwnRoomDialog({ group, onClose, onPut }: Props) {
  const rooms = useOwnRooms(group, useMe()?.id);
  const { run, pending, problem } = useGroupWrite(
    (client, { id }: OwnRoom) => askGroups(client, 'addRoom', { group: group.id, room: id }),
    (_, { name }) => onPut(name),
  );
  return (
    <Dialog open onClose={onClose} title={t.ownTitle} description={t.ownLead}>
      {problem !== null && <ErrorBlock title={t.notPut} text={problem} />}
      {rooms === undefined && <Skeleton height={128} />}
      {rooms?.length === 0 && <Empty>{t.ownNone}</Empty>}
      <List>
        {rooms?.map((room) => (
          <li key={room.id}>
            <Row>
              <Icon name={room.kind === 'compe' ? 'pitch' : 'ball'} size={28} />
              <span>
                <b>{room.name}</b>
                <small>
                  {t.kind[room.kind]} · {es.dates.kickoff(room.lockAt)}
                </small>
              </span>
              <Button kind="secondary" pending={pending} aria-label={t.putOf(room.name)} onClick={() => run(room)}>
                {pending ? t.putting : t.put}
              </Button>
            </Row>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
