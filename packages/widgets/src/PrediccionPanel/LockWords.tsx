import { countdown, formatShortDay } from '@arma11/core/domain';
import { useServerNow } from '../headless/useServerNow';
import { capitalise } from './matchWords';

/** 'Sáb 21 nov · cierra en 2 h 14 min'. It counts by itself: nothing else of the panel draws again. */
export function LockWords({ lockAt, kickoff }: { lockAt: string; kickoff: string }) {
  const now = useServerNow(lockAt);
  const left = countdown(Date.parse(lockAt) - now, formatShortDay(lockAt));
  const day = capitalise(formatShortDay(kickoff));
  return (
    <>
      {left.kind === 'date' ? day : `${day} · `}
      {left.kind !== 'date' && <span data-urgent={left.urgent}>{uncapitalise(left.text)}</span>}
    </>
  );
}

const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
