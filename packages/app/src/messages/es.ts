import { accountEs } from './account.es';
import { casualEs } from './casual.es';
import { chartsEs } from './charts.es';
import { compeEs } from './compe.es';
import { compeRoomsEs } from './compeRooms.es';
import { entryEs } from './entry.es';
import { galleryEs } from './gallery.es';
import { grantEs } from './grant.es';
import { helpEs } from './help.es';
import { homeEs } from './home.es';
import { listsEs } from './lists.es';
import { picturesEs } from './pictures.es';
import { playerEs } from './player.es';
import { prediEs } from './predi.es';
import { prediRoomsEs } from './prediRooms.es';
import { questEs } from './quest.es';
import { profileEs } from './profile.es';
import { roomEs } from './room.es';
import { settingsEs } from './settings.es';
import { shareEs } from './share.es';
import { shellEs } from './shell.es';
import { supportEs } from './support.es';
import { walletEs } from './wallet.es';

/** Everything the app says, in es-PE, one section per part of the product. The widgets bring their own words. */
export const es = {
  shell: shellEs,
  entry: entryEs,
  account: accountEs,
  grant: grantEs,
  home: homeEs,
  help: helpEs,
  lists: listsEs,
  compe: compeEs,
  compeRooms: compeRoomsEs,
  casual: casualEs,
  charts: chartsEs,
  pictures: picturesEs,
  share: shareEs,
  predi: prediEs,
  prediRooms: prediRoomsEs,
  room: roomEs,
  profile: profileEs,
  settings: settingsEs,
  player: playerEs,
  quest: questEs,
  gallery: galleryEs,
  support: supportEs,
  wallet: walletEs,
};
