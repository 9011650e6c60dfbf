import { en as widgets } from '@arma11/widgets/locales/en';
import { account } from './account';
import { casual } from './casual';
import { certificate } from './certificate';
import { charts } from './charts';
import { compe } from './compe';
import { compeRooms } from './compeRooms';
import { consola } from './consola';
import { dates } from './dates';
import { docked } from './docked';
import { entry } from './entry';
import { footballer } from './footballer';
import { gallery } from './gallery';
import { grant } from './grant';
import { groups } from './groups';
import { help } from './help';
import { home } from './home';
import { lists } from './lists';
import { notices } from './notices';
import { offline } from './offline';
import { pictures } from './pictures';
import { player } from './player';
import { predi } from './predi';
import { prediRooms } from './prediRooms';
import { profile } from './profile';
import { quest } from './quest';
import { recap } from './recap';
import { rivals } from './rivals';
import { room } from './room';
import { search } from './search';
import { settings } from './settings';
import { share } from './share';
import { shell } from './shell';
import { spoken } from './spoken';
import { support } from './support';
import { tour } from './tour';
import { unfit } from './unfit';
import { lineupTrial } from './lineupTrial';
import { trial } from './trial';
import { wallet } from './wallet';
import type { AppLanguage } from '../AppLanguage';

/** The app in English, in one piece: who reads it needs most of it. */
export const en: AppLanguage = {
  widgets,
  words: {
    account,
    casual,
    certificate,
    charts,
    compe,
    compeRooms,
    consola,
    dates,
    docked,
    entry,
    footballer,
    gallery,
    grant,
    groups,
    help,
    home,
    lists,
    notices,
    offline,
    pictures,
    player,
    predi,
    prediRooms,
    profile,
    quest,
    recap,
    rivals,
    room,
    search,
    settings,
    share,
    shell,
    spoken,
    support,
    tour,
    unfit,
    trial,
    lineupTrial,
    wallet,
  },
};
