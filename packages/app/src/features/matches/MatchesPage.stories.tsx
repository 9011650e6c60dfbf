import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/matches/in-game',
  component: AppAt,
  args: { path: '/play/matches/in-game/' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const Sheet = meta.story({ args: { path: `/play/matches/in-game/?partido=${scenarioIds.pages.ended}` } });
