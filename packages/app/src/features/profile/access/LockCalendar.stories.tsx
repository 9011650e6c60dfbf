import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { SessionProvider } from '@arma11/core';
import { answer } from '@arma11/testing/scenarios';
import { screen, userEvent } from 'storybook/test';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { inOnePicture, onAPage } from '../../../stories/pageStory';
import { LockCalendar } from './LockCalendar';

/** 'Tu calendario' alone. */
function OnStage() {
  const { client, queryClient, store } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <SessionProvider store={store}>
        <LockCalendar />
      </SessionProvider>
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/users/profile/LockCalendar',
  component: OnStage,
  parameters: { ...onAPage, layout: 'padded' },
});

/** The address has just been made: it is shown this once. */
export const Made = meta.story({
  parameters: {
    ...inOnePicture,
    overrides: [
      answer('POST plus/notifications/calendar/', {
        status: 'ok',
        url: 'https://juego.example/services/plus/calendar/Vq3kZr1hT8bYx0cJmE5nWd2sLaUf6oPi.ics',
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Crear mi enlace' }));
    await screen.findByRole('link', { name: 'Suscribirme' });
  },
});
