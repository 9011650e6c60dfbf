import { watchedByMachine } from '../../../../.storybook/stillness';

/** The code that pages ask for when they are opened. */
const code = import.meta.env.DEV
  ? import.meta.glob([
      '../{charts,live,offline,outbox,pages,pictures,room,session,share,shell,support,wallet}/**/*.{ts,tsx}',
      '../../../widgets/src/{LineupEditor,PrediccionPanel,QuestBar,RoomCard,WalletBadge,ui}/**/*.{ts,tsx}',
      '!**/*.{test,stories}.*',
      '!**/testing/**',
    ])
  : {};

let loaded: Promise<unknown> | undefined;

/**
 * For who takes pictures the code of all pages is there before the first one is drawn: otherwise a piece that is still
 * under way looks like a page that has come to rest.
 */
const loadAll = async () => {
  if (watchedByMachine) await (loaded ??= Promise.all(Object.values(code).map((load) => load())));
  return {};
};

/** Before every story of a page. */
export const wholeApp = [loadAll];
