import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../stories/AppAt';
import { inOnePicture, onAPage } from '../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/desconocida',
  component: AppAt,
  args: { path: '/no/existe' },
  parameters: onAPage,
});

export const Default = meta.story();
export const UnknownRoom = meta.story({
  args: { path: `/compe/sala/${scenarioIds.nothing}` },
  parameters: inOnePicture,
});
export const UnknownPlayer = meta.story({
  args: { path: '/users/profile/nadie-se-llama-asi' },
  parameters: inOnePicture,
});
export const UnknownLeague = meta.story({
  args: { path: '/play/ligas-compe/equipos/ninguna/' },
  parameters: inOnePicture,
});
