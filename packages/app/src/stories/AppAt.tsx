import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { en } from '@arma11/widgets/locales/en';
import { App } from '../App';
import { locale } from '../messages/language/locale';
import { forgetSeen, keepSeen } from '../page/seen';
import type { DemoAccount } from '../session/demoAccount';
import { PushBrowserContext } from '../offline/push/PushBrowserContext';
import { storyPushBrowser } from './storyPushBrowser';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';

const language = locale === 'en' ? en : undefined;

/** Who plays in the recorded scenarios. */
const PLAYER = { id: 1, username: 'demo-11' };

function keepAllSeen(): void {
  keepSeen('tour', PLAYER.username);
  keepSeen('push-offer', PLAYER.id);
}

/** Props of AppAt. */
export interface AppAtProps {
  /** An address of the product, with its query: '/compe/sala/12'. */
  path: string;
  /** Whether the player has seen what is shown once. @default true */
  shownAround?: boolean;
  /** The account of a demo. @default none: no demo is played */
  demo?: DemoAccount;
}

/** The whole app at an address, in the story's scenario. */
export function AppAt({ path, shownAround = true, demo }: AppAtProps) {
  const scenario = useScenario();
  const appearance = useStageAppearance();
  const entries = useMemo(() => [path], [path]);
  useState(shownAround ? keepAllSeen : forgetSeen);
  return (
    <MemoryRouter key={path} initialEntries={entries}>
      <PushBrowserContext value={storyPushBrowser}>
        <App {...scenario} identity={null} demo={demo} language={language} appearance={appearance} />
      </PushBrowserContext>
    </MemoryRouter>
  );
}
