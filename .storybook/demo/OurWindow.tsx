import { Button } from '@arma11/widgets/ui';
import { fontSize, token } from '@arma11/widgets/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { StoryScenario } from '../scenario/storyScenario';
import { DemoApp } from './DemoApp';
import { ourWindow, useOurWindow } from './openedWindow';

const Frame = styled.dialog`
  box-sizing: border-box;
  width: min(480px, 100%);
  height: min(760px, 100%);
  padding: 0;
  border: 1px solid ${token('colorBorderStrong')};
  background: ${token('colorSurface')};
  color: ${token('colorText')};
  font-family: ${token('fontFamily')};
  font-size: ${fontSize(15)};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px 4px 4px 16px;
  background: ${token('colorSurfaceSunken')};
`;

/** Our window over a partner's page: the app itself, where the player signs in and says what the page may do. */
export function OurWindow({ scenario }: { scenario: StoryScenario }) {
  const path = useOurWindow();
  const frame = useRef<HTMLDialogElement>(null);
  const open = path !== null;
  useEffect(() => {
    if (open) frame.current?.showModal();
  }, [open]);
  if (path === null) return null;
  return (
    <Frame ref={frame} aria-label="Ventana de Arma Tu 11" onClose={ourWindow.close}>
      <Bar>
        <span>play.example</span>
        <Button kind="ghost" icon="close" onClick={ourWindow.close}>
          Cerrar ventana
        </Button>
      </Bar>
      <DemoApp path={path} scenario={scenario} />
    </Frame>
  );
}
