import { bannerCreate } from './banners';
import { bannerList } from './banners';
import { bannerRemove } from './banners';
import { contentGet, contentList, contentSet } from './contentCommands';
import { criterioAdd } from './criterioAdd';
import { itemCreate } from './items';
import { itemGive } from './items';
import { itemList } from './items';
import { itemRetire } from './items';
import { questClose } from './quests';
import { questCreate } from './quests';
import { questList } from './quests';

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
