import { styled } from 'styled-components';
import type { VisitorRoom } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { trialPath } from '../trial/trialPath';
import { TRIAL_ROW } from './rowHeights';

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: ${TRIAL_ROW}px;
  /* Where the room's name begins: its badge and the gap are left of it. */
  padding: 0 16px 8px 60px;
  color: ${token('colorAccent')};
  font-weight: 600;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** To a room without an account: its scores, or an eleven of its. */
export function TrialLink({ room, query }: { room: VisitorRoom; query: URLSearchParams }) {
  const t = es.trial;
  return (
    <Way href={trialPath(room, query)} aria-label={t.tryNamed(room.name)}>
      {t.tryIt}
      <Icon name="chevronRight" size={18} />
    </Way>
  );
}
