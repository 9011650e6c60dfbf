import preview from '@arma11/testing/preview';
import recorded from './refusals.recorded.json';
import { Situations } from './Situations';
import { asRefusal, type Problems } from './shownAs';

const meta = preview.meta({ title: 'Errors/Refusals', component: Situations });

/** What the server says no with, as its own source says it (refusals.test), each under its code. */
const refusedBy = (...folders: (keyof typeof recorded)[]): Problems =>
  Object.fromEntries(
    folders
      .flatMap((folder) => recorded[folder])
      .map(({ status, code, text }, index) => [`${index + 1}. ${status} ${code}`, asRefusal(text)]),
  );

export const Anywhere = meta.story({
  args: { of: refusedBy('platform', 'platform/http', 'api/pages', 'api/pipeline', 'api/live', 'rooms/codes') },
});
export const Accounts = meta.story({ args: { of: refusedBy('players/accounts', 'partners') } });
export const Rooms = meta.story({ args: { of: refusedBy('rooms/slate', 'rooms/offers', 'rooms/join', 'rooms/own') } });
export const Lineups = meta.story({ args: { of: refusedBy('rooms/lineups') } });
export const Predictions = meta.story({ args: { of: refusedBy('rooms/predictions') } });
export const Rewards = meta.story({ args: { of: refusedBy('players/items', 'wallet/promos', 'players/quests') } });
export const Money = meta.story({
  args: { of: refusedBy('wallet', 'wallet/deposits', 'wallet/limits', 'wallet/withdrawals') },
});
