import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/ligas-compe/equipos/[uniqueLeague]',
  component: AppAt,
  args: { path: `/play/ligas-compe/equipos/${scenarioIds.pages.league}/` },
  parameters: onAPage,
});

export const Default = meta.story();
