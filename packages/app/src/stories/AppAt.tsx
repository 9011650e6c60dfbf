import { useMemo } from 'react';
import { MemoryRouter } from 'react-router';
import { en } from '@arma11/widgets/locales/en';
import { App } from '../App';
import { locale } from '../messages/language/locale';
import type { DemoAccount } from '../session/demoAccount';
import { PushBrowserContext } from '../offline/push/PushBrowserContext';
import { storyPushBrowser } from './storyPushBrowser';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';

const language = locale === 'en' ? en : undefined;

/** Props of AppAt. */
export interface AppAtProps {
  /** An address of the product, with its query: '/compe/sala/12'. */
  path: string;
  /** The account of a demo. @default none: no demo is played */
  demo?: DemoAccount;
}

/** The whole app at an address, in the story's scenario. */
export function AppAt({ path, demo }: AppAtProps) {
  const scenario = useScenario();
  const appearance = useStageAppearance();
  const entries = useMemo(() => [path], [path]);
  return (
    <MemoryRouter key={path} initialEntries={entries}>
      <PushBrowserContext value={storyPushBrowser}>
        <App {...scenario} identity={null} demo={demo} language={language} appearance={appearance} />
      </PushBrowserContext>
    </MemoryRouter>
  );
}
