import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/info',
  component: AppAt,
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}/info` },
  parameters: onAPage,
});

export const Default = meta.story();
/** Locked: what everybody had is sealed, and the player can check their own. */
export const Sealed = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
