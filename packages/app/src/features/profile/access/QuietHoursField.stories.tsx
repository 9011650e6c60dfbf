import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { Card } from '@arma11/widgets/ui';
import { SessionProvider } from '@arma11/core';
import { screen } from 'storybook/test';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { inOnePicture, onAPage } from '../../../stories/pageStory';
import { QuietHoursField } from './QuietHoursField';

/** 'Sin molestar' alone, with a night chosen. */
function OnStage() {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <Card as="div">
          <QuietHoursField quiet={{ from: '22:00', until: '08:00', zone: 'America/Lima' }} />
        </Card>
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/users/profile/QuietHoursField',
  component: OnStage,
  parameters: { ...onAPage, layout: 'padded' },
});

export const Default = meta.story({
  parameters: inOnePicture,
  play: async () => {
    await screen.findByLabelText('Desde las');
  },
});
