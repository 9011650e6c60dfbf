import { styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, LeagueBadge } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { LockCountdown } from '../../room/LockCountdown';
import type { NextLock } from '../../room/useNextLocks';

const Card = styled.section`
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > div {
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 10px 0 14px;
  }

  & > div > span:first-of-type {
    flex: 1;
    min-width: 0;
  }

  & > div > span:last-child {
    flex: none;
    text-align: end;
  }

  & > p {
    margin: 6px 0 14px;
    color: ${token('colorTextMuted')};
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(18)};
  }

  & small {
    ${ellipsis}
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** The player's room that closes first: how long it is open, what is left to do, and the way there; or the way to free rooms. */
export function SoonestLock({ lock }: { lock: NextLock | undefined }) {
  const t = es.shell.aside;
  return (
    <Card>
      <h2>{t.next}</h2>
      {lock ? (
        <div>
          <LeagueBadge league={lock.league} logo={lock.logo} size={40} />
          <span>
            <b>{lock.name}</b>
            <small>{lock.note}</small>
          </span>
          <LockCountdown lockAt={lock.lockAt} size="l" />
        </div>
      ) : (
        <p>{es.shell.noLocks}</p>
      )}
      <ButtonLink kind="secondary" wide href={lock?.href ?? '/compe?precio=gratis'}>
        {lock ? t.go[lock.kind] : t.free}
      </ButtonLink>
    </Card>
  );
}
