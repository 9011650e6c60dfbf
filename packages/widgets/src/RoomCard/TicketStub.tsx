import { useMoney } from '../headless/useMoney';
import { useRoomCardWords } from '../messages/roomCard.es';
import { RoomButton } from './RoomButton';
import { isOver, type RoomFaceProps } from './roomFace';
import { RoomSeal } from './RoomSeal';
import { Fee, StampPlace, Stub } from './TicketStub.styles';

/** The right part of a ticket: what it costs, the stamp, and the one button. */
export function TicketStub({ facts, joined, phase, action, pending }: RoomFaceProps) {
  const t = useRoomCardWords();
  const fee = useMoney().fee(facts.amount_ins);
  const paid = joined && facts.amount_ins > 0;
  return (
    <Stub>
      <small>{paid ? t.paid : t.fee}</small>
      <Fee part="price" data-length={Math.min(fee.length, 10)}>
        {fee}
      </Fee>
      <StampPlace>
        <RoomSeal joined={joined} phase={phase} />
      </StampPlace>
      <RoomButton {...{ facts, action, pending }} secondary={isOver(phase)} />
    </Stub>
  );
}
