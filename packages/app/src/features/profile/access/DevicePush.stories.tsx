import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { Card } from '@arma11/widgets/ui';
import { SessionProvider } from '@arma11/core';
import { screen, userEvent } from 'storybook/test';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { PushBrowserContext } from '../../../offline/push/PushBrowserContext';
import type { PushPermission } from '../../../offline/push/pushBrowser';
import { inOnePicture, onAPage } from '../../../stories/pageStory';
import { storyPushBrowser } from '../../../stories/storyPushBrowser';
import { DevicePush } from './DevicePush';

interface Props {
  /** What the browser says of notices. */
  permission: PushPermission;
}

/** The part of 'Avisos' about this device, in a browser that says so. */
function InBrowser({ permission }: Props) {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <PushBrowserContext value={{ ...storyPushBrowser, permission: () => permission }}>
          <Card as="div">
            <DevicePush />
          </Card>
        </PushBrowserContext>
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/users/profile/DevicePush',
  component: InBrowser,
  args: { permission: 'ready' as PushPermission },
  parameters: { ...onAPage, layout: 'padded' },
});

export const Off = meta.story();

/** The browser's question was answered with no. */
export const Refused = meta.story({
  parameters: inOnePicture,
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Recibir avisos aquí'));
    await screen.findByText(/No diste permiso al navegador/);
  },
});

export const Blocked = meta.story({ args: { permission: 'blocked' }, parameters: inOnePicture });

/** An iPhone whose page is not on the home screen. */
export const OnHomeScreenOnly = meta.story({ args: { permission: 'homeScreen' }, parameters: inOnePicture });
