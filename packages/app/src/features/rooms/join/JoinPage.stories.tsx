import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/ins',
  component: AppAt,
  args: { path: `/compe/sala/ins?price=50&league=${scenarioIds.pages.league}` },
  parameters: onAPage,
});

export const Default = meta.story();
