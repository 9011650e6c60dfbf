import { Button } from '@arma11/widgets/ui';
import { fontSize, token } from '@arma11/widgets/theme';
import { styled } from 'styled-components';
import { DEMO_PLAYER } from '../../packages/server/src/players/accounts/demoAccounts';
import { pageServer, type ServerState } from './pageServer';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 16px;
  border-bottom: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};
  font-family: ${token('fontFamily')};
  font-size: ${fontSize(13)};

  & > p {
    margin: 0;
  }

  & > p:last-child {
    flex-basis: 100%;
  }
`;

const clock = (now: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Lima',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(now));

/** What moves the evening on: its clock stands still otherwise. */
export function OperatorStrip({ server }: { server: ServerState }) {
  const { doing, now, trouble } = server;
  const busy = doing !== 'nothing';
  const act = (label: string, does: () => Promise<void>) => (
    <Button kind="secondary" disabledReason={busy ? 'The server is at work.' : undefined} onClick={() => void does()}>
      {label}
    </Button>
  );
  return (
    <Strip aria-label="Operator's strip" lang="en">
      <p>
        Clock of the game: <b>{clock(now)}</b>
      </p>
      {act('Advance 15 minutes', () => pageServer.playOn('quarter'))}
      {act('To the lock', () => pageServer.playOn('lock'))}
      {act('To the end', () => pageServer.playOn('end'))}
      {act('Start again', pageServer.startAgain)}
      <p role="status">
        {trouble ??
          (busy ? `${doing === 'playing' ? 'The evening is being played' : 'The season is being laid anew'}…` : null)}
      </p>
      <p>
        Sign in with {DEMO_PLAYER.email} and {DEMO_PLAYER.password}, or make an account. The clock stands until you move
        it: “To the lock” closes the next room that you sit in, “To the end” plays on until it is paid.
      </p>
    </Strip>
  );
}
