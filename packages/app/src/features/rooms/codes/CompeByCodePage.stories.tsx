import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/join',
  component: AppAt,
  args: { path: '/compe/sala/join/' },
  parameters: onAPage,
});

export const Default = meta.story();
export const WithCode = meta.story({
  args: { path: `/compe/sala/join/?code=${scenarioIds.pages.compeCode}` },
  parameters: inOnePicture,
});
