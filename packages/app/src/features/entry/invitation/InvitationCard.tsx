import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Invitation, VisitorRoom } from '@arma11/core/back-office';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { Avatar } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { readKeptLineup } from '../../../page/trial/keptLineup';
import { readTrial, wholeScores } from '../../../page/trial/trialScores';
import { RoomTicket } from './RoomTicket';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 84px;
  margin-top: 8px;

  & > h1 {
    ${displayText}
    min-width: 0;
    margin: 0;
    font-size: ${displaySize(36)};
    line-height: 1;
    overflow-wrap: anywhere;
    text-wrap: balance;

    &:focus {
      outline: none;
    }
  }
`;

/** Props of InvitationCard. */
export interface InvitationCardProps {
  room: VisitorRoom;
  inviter: Invitation['inviter'];
  /** It came by a tap on this page: it takes the focus. */
  focused: boolean;
}

/** Who invites, to which room, and what it costs, before anything else. */
export function InvitationCard({ room, inviter, focused }: InvitationCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const t = es.entry.invitation;
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <>
      <Who>
        {inviter && <Avatar seed={inviter.id} src={inviter.avatar} size={56} />}
        <h1 ref={heading} tabIndex={-1}>
          {inviter ? t.by(inviter.username) : waitingWords(room)}
        </h1>
      </Who>
      <RoomTicket room={room} />
    </>
  );
}

/** What one answered without an account waits in the room, if anything. */
function waitingWords({ kind, id }: VisitorRoom): string {
  if (kind === 'compe' && readKeptLineup(id)?.chosen) return es.lineupTrial.waitingOutside;
  const tried = kind === 'predi' ? readTrial(id) : null;
  const answered = tried ? wholeScores(tried) : 0;
  return answered > 0 ? es.trial.waitingOutside(answered) : es.entry.invitation.waiting;
}
