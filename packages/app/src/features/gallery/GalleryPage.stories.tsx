import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/items/galery',
  component: AppAt,
  args: { path: '/play/items/galery' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Cards = meta.story({ args: { path: '/play/items/galery/tarjetas' }, parameters: inOnePicture });
export const Shields = meta.story({ args: { path: '/play/items/galery/escudos' }, parameters: inOnePicture });
export const Players = meta.story({ args: { path: '/play/items/galery/jugadores' }, parameters: inOnePicture });
export const Legends = meta.story({ args: { path: '/play/items/galery/leyendas' }, parameters: inOnePicture });
export const Buddys = meta.story({ args: { path: '/play/items/galery/buddys' }, parameters: inOnePicture });
