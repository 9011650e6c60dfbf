import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { SessionProvider } from '@arma11/core';
import { screen } from 'storybook/test';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { forgetSeen } from '../../../page/seen';
import { PushBrowserContext } from '../PushBrowserContext';
import { onAPage } from '../../../stories/pageStory';
import { storyPushBrowser } from '../../../stories/storyPushBrowser';
import { PushOffer } from './PushOffer';

/** What is asked after the first save. */
function OnStage() {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <PushBrowserContext value={storyPushBrowser}>
          <PushOffer />
        </PushBrowserContext>
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/play/PushOffer',
  component: OnStage,
  parameters: onAPage,
  beforeEach: forgetSeen,
});

export const Default = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: 'Avísame' });
  },
});
