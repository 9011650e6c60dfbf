import { placeLabel } from '@arma11/core/domain';
import { useMoney } from '../headless/useMoney';
import { useRoomCardWords } from '../messages/roomCard.es';
import { Label, Pot } from './Ticket.styles';
import type { RoomResult } from './useRoomResult';

/** How the room ended for the player: their place, and what they won. */
export function ResultLines({ result: { place, prize } }: { result: RoomResult }) {
  const t = useRoomCardWords();
  const won = useMoney().amount(prize);
  const label = t.fromServer(placeLabel({ position_from: place, position_to: place }));
  return (
    <>
      <Label>{prize > 0 ? t.wonAt(label) : t.yourPlace}</Label>
      <Pot data-tone={prize > 0 ? undefined : 'text'} data-length={prize > 0 && won.length > 10 ? 'long' : undefined}>
        {prize > 0 ? won : label}
      </Pot>
    </>
  );
}
