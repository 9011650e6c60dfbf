import { accounts } from './accounts.calls';
import { compe } from './compe.calls';
import { duels } from './duels.calls';
import { events } from './events.calls';
import { home } from './home.calls';
import { items } from './items.calls';
import { leagues } from './leagues.calls';
import { notifications } from './notifications.calls';
import { partners } from './partners.calls';
import { partidos } from './partidos.calls';
import { predi } from './predi.calls';
import { quests } from './quests.calls';
import { reactions } from './reactions.calls';
import { salas } from './salas.calls';
import { system } from './system.calls';
import { wallet } from './wallet.calls';

/** Every call that the product makes, by resource, with its literal types: for the server, which serves each by its own. */
export const callTable = {
  accounts,
  quests,
  compe,
  salas,
  predi,
  reactions,
  duels,
  partidos,
  leagues,
  events,
  home,
  wallet,
  items,
  notifications,
  partners,
  system,
};
