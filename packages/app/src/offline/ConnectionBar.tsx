import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { formatTime } from '@arma11/core/domain';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { useConnection } from './OfflineContext';
import type { ConnectionState } from './connection';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 40px;
  padding: 6px 16px;
  background: ${token('colorWarning')};
  color: ${token('colorCoinText')};
  font-size: ${fontSize(14)};
  font-weight: 500;
  line-height: 1.3;

  & > svg {
    flex: none;
  }

  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
`;

/** On top of every page: that there is no connection, how old what is shown is, and what waits to be sent (product §10.6). */
export function ConnectionBar({ waiting }: { waiting: number }) {
  const connection = useConnection();
  const poor = connection.offline || connection.keptAt !== null;
  useAskingAgain(poor);
  const text = [poor && readingText(connection), waiting > 0 && es.offline.waiting(waiting)].filter(Boolean).join(' ');
  return (
    <div role="status">
      {text && (
        <Bar>
          <Icon name="offline" size={20} />
          <span>{text}</span>
        </Bar>
      )}
    </div>
  );
}

function readingText({ offline, keptAt, heardAt }: ConnectionState): string {
  const since = keptAt ?? heardAt;
  if (since === null) return es.offline.none;
  return offline ? es.offline.read(formatTime(since)) : es.offline.slow(formatTime(since));
}

/** A network that is there and does not answer says nothing when it does again: what is on the screen is asked for. */
function useAskingAgain(poor: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!poor) return;
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (navigator.onLine && document.visibilityState === 'visible')
        void queryClient.refetchQueries({ type: 'active' });
      pause = Math.min(pause * 2, LONGEST_MS);
      timer = setTimeout(ask, pause);
    };
    timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [poor, queryClient]);
}
