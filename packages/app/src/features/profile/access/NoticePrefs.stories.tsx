import { expect, screen, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { SessionProvider } from '@arma11/core';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { PushBrowserContext } from '../../../offline/push/PushBrowserContext';
import { inOneWidePicture, onAPage } from '../../../stories/pageStory';
import { storyPushBrowser } from '../../../stories/storyPushBrowser';
import { NoticePrefs } from './NoticePrefs';

/** 'Avisos' alone, which lies far down its page. */
function Notices() {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <PushBrowserContext value={storyPushBrowser}>
          <NoticePrefs />
        </PushBrowserContext>
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/users/profile/NoticePrefs',
  component: Notices,
  parameters: { ...onAPage, layout: 'padded' },
});

/** On wide screens: kinds by ways, and what concerns this device beside them. */
export const Wide = meta.story({
  parameters: inOneWidePicture,
  globals: { viewport: { value: 'escritorio' } },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Avisos' });
    await expect(within(table).getByRole('columnheader', { name: 'Por correo' })).toBeVisible();
  },
});
