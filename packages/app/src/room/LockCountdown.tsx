import { styled } from 'styled-components';
import { useServerNow } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { Countdown, Icon, type CountdownProps } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const Left = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;

  & > svg {
    color: ${token('colorTextMuted')};
  }

  &[data-urgent='true'] > svg {
    color: ${token('colorLive')};
  }

  /* On phones a date takes two lines, so that the name beside it has room. */
  @media (max-width: 479px) {
    &[data-date='true'] {
      max-width: 76px;
      text-align: end;
    }

    &[data-date='true'] > span {
      white-space: normal;
    }
  }
`;

interface Props {
  lockAt: string;
  /** 'l' stands under a heading that says what it is. */
  size?: CountdownProps['size'];
}

/** The time left until a lock, by the server's clock; where nothing else says what it is, with a clock beside it. */
export function LockCountdown({ lockAt, size }: Props) {
  const now = useServerNow(lockAt);
  const { short, urgent, kind } = es.dates.timeLeft(Date.parse(lockAt) - now, es.dates.kickoff(lockAt));
  const counts = kind === 'hours' || kind === 'minutes';
  return (
    <Left data-urgent={urgent} data-date={!counts && size !== 'l'}>
      {counts && size !== 'l' && <Icon name="clock" size={16} stroke={2.2} />}
      <Countdown text={short} urgent={urgent} size={size} label={kind === 'closed' ? undefined : es.compe.closesIn} />
    </Left>
  );
}
