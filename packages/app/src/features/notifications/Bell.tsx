import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { notificationsQueries } from '@arma11/core/site';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { IconButton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { lazyNamed } from '../../page/lazyNamed';

const NoticesDialog = lazyNamed(() => import('./NoticesDialog'), 'NoticesDialog');

const Place = styled.span`
  position: relative;
  flex: none;
  width: ${token('target')};
  height: ${token('target')};

  & > em {
    ${displayText}
    position: absolute;
    top: 1px;
    right: 0;
    min-width: 20px;
    height: 20px;
    padding: 0 4px;
    border-radius: 10px;
    background: ${token('colorLive')};
    box-shadow: 0 0 0 2px ${token('colorSurface')};
    color: ${token('colorLiveText')};
    font-size: ${displaySize(14)};
    font-style: normal;
    line-height: 20px;
    text-align: center;
    box-sizing: border-box;
    pointer-events: none;
  }

  @media (forced-colors: active) {
    & > em {
      outline: 1px solid;
    }
  }
`;

/** A badge has room for one figure. */
const MOST = 9;
/** What comes without a room that moved, such as a top-up, is asked for that often. */
const AGAIN_MS = 60_000;

/** The bell in the header: it counts what the player has not read, and opens it with the day's summary (rules R11.7). */
export function Bell() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { data } = useQuery({ ...notificationsQueries.list(useClient()), refetchInterval: AGAIN_MS });
  const unread = data?.unread ?? 0;
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <Place>
        <IconButton icon="bell" label={es.shell.bell(unread)} aria-haspopup="dialog" onClick={show} />
        {unread > 0 && <em aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</em>}
      </Place>
      {opened && (
        <Suspense fallback={null}>
          <NoticesDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
