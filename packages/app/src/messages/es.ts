import { compeEs } from './compe.es';
import { entryEs } from './entry.es';
import { grantEs } from './grant.es';
import { homeEs } from './home.es';
import { prediEs } from './predi.es';
import { roomEs } from './room.es';
import { shellEs } from './shell.es';

/** Everything the app says, in es-PE, one section per part of the product. The widgets bring their own words. */
export const es = {
  shell: shellEs,
  entry: entryEs,
  grant: grantEs,
  home: homeEs,
  compe: compeEs,
  predi: prediEs,
  room: roomEs,
};
