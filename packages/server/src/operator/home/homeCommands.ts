import { bannerCreate } from './bannerCreate';
import { bannerList } from './bannerList';
import { bannerRemove } from './bannerRemove';
import { contentGet, contentList, contentSet } from './contentCommands';
import { criterioAdd } from './criterioAdd';
import { itemCreate } from './itemCreate';
import { itemGive } from './itemGive';
import { itemList } from './itemList';
import { itemRetire } from './itemRetire';
import { questClose } from './questClose';
import { questCreate } from './questCreate';
import { questList } from './questList';

/** The operator's commands about what players see around the game: quests, items, banners and texts. */
export const homeCommands = [
  questCreate,
  criterioAdd,
  questList,
  questClose,
  itemCreate,
  itemList,
  itemRetire,
  itemGive,
  bannerCreate,
  bannerList,
  bannerRemove,
  contentSet,
  contentGet,
  contentList,
];
