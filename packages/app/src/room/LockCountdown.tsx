import { useServerNow } from '@arma11/widgets';
import { Countdown, type CountdownProps } from '@arma11/widgets/ui';
import { es } from '../messages/es';

interface Props {
  lockAt: string;
  size?: CountdownProps['size'];
}

/** The time left until a lock, by the server's clock. */
export function LockCountdown({ lockAt, size }: Props) {
  const now = useServerNow(lockAt);
  const { short, urgent, kind } = es.dates.timeLeft(Date.parse(lockAt) - now, es.dates.dayAndHour(lockAt));
  return (
    <Countdown text={short} urgent={urgent} size={size} label={kind === 'closed' ? undefined : es.compe.closesIn} />
  );
}
