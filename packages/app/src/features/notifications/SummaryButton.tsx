import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { lazyNamed } from '../../page/lazyNamed';
import { WIDE } from '../../page/useWide';
import { useNextLocks } from './useNextLocks';

const SummaryDialog = lazyNamed(() => import('./SummaryDialog'), 'SummaryDialog');

// On the left edge, because every card's action is on the right (mock/notes.md).
const Tab = styled.button`
  appearance: none;
  position: fixed;
  inset: auto auto calc(72px + env(safe-area-inset-bottom, 0px)) 0;
  z-index: 15;
  display: grid;
  place-items: center;
  width: 56px;
  height: 52px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0 26px 26px 0;
  background: ${token('colorText')};
  box-shadow: ${token('shadow')};
  color: ${token('colorSurface')};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > em {
    ${displayText}
    position: absolute;
    top: -3px;
    right: -3px;
    min-width: 22px;
    height: 22px;
    border-radius: 11px;
    background: ${token('colorLive')};
    box-shadow: 0 0 0 2px ${token('colorSurface')};
    color: ${token('colorLiveText')};
    font-size: ${displaySize(14)};
    font-style: normal;
    line-height: 22px;
    text-align: center;
  }

  /* Beside the panel, whose foot has links of its own. */
  @media ${WIDE} {
    bottom: 24px;
    left: 264px;
  }
`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The floating button that opens the day's summary (product §2); it counts the rooms that close within a day. */
export function SummaryButton() {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const soon = useNextLocks()?.filter(({ lockAt }) => Date.parse(lockAt) - client.serverNow() < DAY_MS).length ?? 0;
  const show = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <Tab
        type="button"
        aria-haspopup="dialog"
        aria-label={soon > 0 ? es.shell.summary.openWith(soon) : es.shell.summary.open}
        onClick={show}
      >
        <Icon name="summary" size={26} />
        {soon > 0 && <em aria-hidden="true">{soon}</em>}
      </Tab>
      {opened && (
        <Suspense fallback={null}>
          <SummaryDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
