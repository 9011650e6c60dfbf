import preview from '@arma11/testing/preview';
import { Arma11Provider } from '@arma11/widgets';
import { useScenario } from '@arma11/testing/storybook/scenario/storyScenario';
import { useStageAppearance } from '@arma11/testing/storybook/stage/useStageAppearance';
import { onAPage } from '../../../stories/pageStory';
import type { News } from './News';
import { NewsToast } from './NewsToast';

const stay = () => undefined;

/** A piece of news over an empty page. */
function OnAPage({ news }: { news: News }) {
  const { client, queryClient } = useScenario();
  return (
    <Arma11Provider client={client} queryClient={queryClient} appearance={useStageAppearance()}>
      <NewsToast news={news} onClose={stay} />
    </Arma11Provider>
  );
}

const meta = preview.meta({
  title: 'Pages/play/NewsToast',
  component: OnAPage,
  parameters: onAPage,
});

export const Goal = meta.story({
  args: { news: { key: 'goal', text: 'Gol: Melgar 1–0 Cienciano', href: '/play/matches/in-game/' } },
});

/** A notice in the server's words; the longest that there are go over several lines. */
export const Notice = meta.story({
  args: {
    news: {
      key: 'notice',
      text: 'Tus predicciones de Torneo de los jueves de la oficina siguen sin respuesta y la sala cierra en una hora',
      spanish: true,
      href: '/predi/sala/20',
    },
  },
});
