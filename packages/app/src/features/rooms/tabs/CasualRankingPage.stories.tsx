import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]/ranking',
  component: AppAt,
  args: { path: `/casual/sala/${scenarioIds.pages.casual}/ranking` },
  parameters: { ...onAPage, scenario: 'en-vivo' },
});

export const Default = meta.story();
/** Three share the second and the third prize, the player among them. */
export const Tied = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
