import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group, GroupMember } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Avatar, Button, SectionHeading } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { ListRow } from '../../../page/ListRow';
import { AskDialog } from '../dialogs/AskDialog';

const t = es.groups.settings;

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
  gap: 4px 12px;
  padding: 8px 0;

  & > span:first-of-type {
    flex: 1 1 110px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;
`;

interface Props {
  group: Group;
  me: number | undefined;
  onSaid: (text: string) => void;
}

/** Who is in a group: whom the reader does not hear, and for the leader the way to send somebody out (rules R23.2, R23.7). */
export function GroupMembers({ group, me, onSaid }: Props) {
  const [leaving, setLeaving] = useState<GroupMember['user'] | null>(null);
  return (
    <section>
      <SectionHeading title={t.members} level={3} />
      <List>
        {group.members.map((member) => (
          <li key={member.user.id}>
            <MemberRow group={group} member={member} me={me} onSaid={onSaid} onRemove={setLeaving} />
          </li>
        ))}
      </List>
      {leaving && (
        <SendOut
          group={group.id}
          user={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null);
            onSaid(t.removed(leaving.username));
          }}
        />
      )}
    </section>
  );
}

interface RowProps extends Props {
  member: GroupMember;
  onRemove: (user: GroupMember['user']) => void;
}

function MemberRow({ group, member: { user, muted }, me, onSaid, onRemove }: RowProps) {
  const { run, pending } = useGroupWrite(
    (client, next: boolean) => askGroups(client, 'mute', { group: group.id, user: user.id, body: { muted: next } }),
    (_, next) => onSaid(next ? t.mutedDone(user.username) : t.heardDone(user.username)),
    { onFailed: ({ message }) => onSaid(`${t.notDone} ${message}`) },
  );
  const mine = user.id === me;
  const notes = [
    ...(mine ? [t.you] : []),
    ...(user.id === group.owner?.id ? [t.leader] : []),
    ...(muted ? [t.muted] : []),
  ];
  return (
    <Row>
      <Avatar seed={user.id} src={user.avatar} size={40} />
      <span>
        <b>{user.username}</b>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      {!mine && (
        <Acts>
          <Button
            kind="ghost"
            pending={pending}
            aria-label={muted ? t.hearOf(user.username) : t.muteOf(user.username)}
            onClick={() => run(!muted)}
          >
            {muted ? t.hear : t.mute}
          </Button>
          {group.mine && (
            <Button kind="ghost" tone="danger" aria-label={t.removeOf(user.username)} onClick={() => onRemove(user)}>
              {t.remove}
            </Button>
          )}
        </Acts>
      )}
    </Row>
  );
}

interface SendOutProps {
  group: number;
  user: GroupMember['user'];
  onClose: () => void;
  onDone: () => void;
}

function SendOut({ group, user: { id, username }, onClose, onDone }: SendOutProps) {
  const write = useGroupWrite((client) => askGroups(client, 'removeMember', { group, user: id }), onDone);
  return (
    <AskDialog title={t.removeTitle(username)} text={t.removeText} action={t.remove} write={write} onClose={onClose} />
  );
}
