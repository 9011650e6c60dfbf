import { useServerNow } from '../headless/useServerNow';
import { useRoomCardWords } from '../messages/roomCard.es';
import { Countdown } from '../ui/Countdown';
import { LiveMark } from '../ui/LiveMark';
import { lockSentence } from './lockWords';
import type { RoomFacts } from './roomFacts';
import type { RoomPhase } from './roomPhase';

/** Props of RoomClock. */
export interface RoomClockProps {
  facts: RoomFacts;
  phase: RoomPhase;
  /** A whole sentence, where there is room for one. */
  spoken?: boolean;
}

/** The time left to enter a room, or what became of it. It counts by itself: the rest of the card stays still. */
export function RoomClock({ facts, phase, spoken = false }: RoomClockProps) {
  const t = useRoomCardWords();
  const now = useServerNow(facts.lockAt);
  if (phase === 'live') return <LiveMark text={t.live} />;
  if (phase === 'open' || phase === 'full') return <Left {...{ facts, now, spoken }} />;
  const words = { settling: t.settling, finished: t.finished, cancelled: t.cancelled };
  if (phase !== 'closed') return <Countdown text={words[phase]} />;
  const hour = t.time(facts.lockAt);
  return <Countdown text={spoken ? t.closedAt(hour) : t.closedShort(hour)} />;
}

function Left({ facts: { lockAt }, now, spoken }: { facts: RoomFacts; now: number; spoken: boolean }) {
  const t = useRoomCardWords();
  if (spoken) return <Countdown {...lockSentence(lockAt, now, t)} />;
  const { short, urgent } = t.timeLeft(Date.parse(lockAt) - now, t.shortDay(lockAt));
  return <Countdown label={t.closesIn} text={short} urgent={urgent} />;
}
