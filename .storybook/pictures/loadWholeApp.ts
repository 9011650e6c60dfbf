import type { Loader } from '@storybook/react-vite';
import { watchedByMachine } from '../stillness';
import type { ScenarioParameters } from '../scenario/scenarioParameters';

/** The code that pages ask for when they are opened. A built Storybook has no use for it: nobody takes pictures of it here. */
const code = import.meta.env.DEV
  ? import.meta.glob([
      '../../packages/app/src/{charts,features,match,offline,page,pictures,room,session,share,shell}/**/*.{ts,tsx}',
      '../../packages/widgets/src/{LineupEditor,PrediccionPanel,QuestBar,Ranking,Reactions,RoomCard,WalletBadge,ui}/**/*.{ts,tsx}',
      '!**/*.{test,stories}.*',
      '!**/testing/**',
      '!**/serviceWorker.ts',
    ])
  : {};

let loaded: Promise<unknown> | undefined;

/**
 * For who takes pictures the code of all pages is there before the first one is drawn: otherwise a piece that is still
 * under way looks like a page that has come to rest.
 */
export const loadWholeApp: Loader = async ({ parameters }) => {
  if (watchedByMachine && (parameters as ScenarioParameters).wholeApp)
    await (loaded ??= Promise.all(Object.values(code).map((load) => load())));
  return {};
};
