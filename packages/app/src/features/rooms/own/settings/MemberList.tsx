import { useState } from 'react';
import { styled } from 'styled-components';
import type { PrediRoom, UserMini } from '@arma11/core/contract';
import { Avatar, Button, EmptyState, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { ListRow } from '../../../../page/ListRow';
import { Rows } from '../../../../page/Rows';
import { SmallNote } from '../../SmallNote';
import { RemoveMember } from './RemoveMember';

const Line = styled(ListRow)`
  padding: 8px 12px 8px 16px;
`;

const t = es.prediRooms.settings;

/** Who is in, as the owner of the room is told: how much each has answered, never what. */
export interface Member {
  ins: number;
  user: UserMini;
  joined_at: string;
  answered: number;
}

interface Props {
  room: PrediRoom;
  members: readonly Member[];
  /** Whoever paid nothing may be sent off. */
  removable: boolean;
}

/** The members of a private room, and in a free one the way to send one off. */
export function MemberList({ room, members, removable }: Props) {
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [gone, setGone] = useState('');
  return (
    <>
      {members.length === 0 && <EmptyState text={t.noMembers} />}
      <Rows>
        {members.map((member) => (
          <MemberLine
            key={member.ins}
            member={member}
            onRemove={removable && member.ins !== room.user_ins ? () => setLeaving(member) : undefined}
          />
        ))}
      </Rows>
      {room.amount_ins > 0 && <SmallNote>{t.paidStay}</SmallNote>}
      <RemoveMember id={room.id} member={leaving} onClose={() => setLeaving(null)} onGone={setGone} />
      <LiveRegion message={gone === '' ? '' : t.removed(gone)} />
    </>
  );
}

function MemberLine({ member, onRemove }: { member: Member; onRemove: (() => void) | undefined }) {
  const { user, joined_at, answered } = member;
  return (
    <li>
      <Line>
        <Avatar seed={user.id} src={user.avatar} size={40} />
        <span>
          <b>{user.username}</b>
          <small>{t.joined(es.dates.shortDay(joined_at), answered)}</small>
        </span>
        {onRemove && (
          <Button kind="ghost" tone="danger" aria-label={t.removeOf(user.username)} onClick={onRemove}>
            {t.remove}
          </Button>
        )}
      </Line>
    </li>
  );
}
