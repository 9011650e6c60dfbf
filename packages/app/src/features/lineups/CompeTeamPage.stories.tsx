import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]',
  component: AppAt,
  args: { path: `/compe/sala/${scenarioIds.sala.evening.id}` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Postponed = meta.story({ parameters: { scenario: 'aplazado', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const NotIn = meta.story({ args: { path: `/compe/sala/${scenarioIds.sala.paid}` }, parameters: inOnePicture });
export const Cancelled = meta.story({
  args: { path: `/compe/sala/${scenarioIds.sala.unfilled.id}` },
  parameters: { scenario: 'en-vivo', ...inOnePicture },
});
