import { styled } from 'styled-components';
import { useRoomCardWords } from '../messages/roomCard.es';
import { displaySize, token } from '../theme';
import { Stamp } from '../ui/Stamp';
import type { RoomPhase } from './roomPhase';

const RedStamp = styled(Stamp)`
  color: ${token('colorLive')};

  &[data-size='s'] {
    font-size: ${displaySize(16)};
  }
`;

/** The stamp across a room: 'Dentro' once the player is in, 'Cancelada' when it was; null for the others. */
export function RoomSeal({ joined, phase }: { joined: boolean; phase: RoomPhase }) {
  const t = useRoomCardWords();
  if (phase === 'cancelled') return <RedStamp data-size="s">{t.cancelled}</RedStamp>;
  return joined ? <Stamp data-size="s">{t.joined}</Stamp> : null;
}
