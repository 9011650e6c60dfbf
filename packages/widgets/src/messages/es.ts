import type { Sentence } from './messageShapes';
import { clutchEs } from './clutch.es';
import { longTermEs } from './longTerm.es';
import { joinSheetEs } from './joinSheet.es';
import { lineupBudgetEs } from './lineupBudget.es';
import { lineupChangeEs } from './lineupChange.es';
import { lineupListEs } from './lineupList.es';
import { figuresEs } from './figures.es';
import { loadingScreenEs } from './loadingScreen.es';
import { stepperEs } from './stepper.es';
import { elementEs } from './element.es';
import { moneyEs } from './money.es';
import { prediEs } from './predi.es';
import { questEs } from './quest.es';
import { rankingEs } from './ranking.es';
import { reactionsEs } from './reactions.es';
import { roomCardEs } from './roomCard.es';
import { scoringEs } from './scoring.es';
import { signInEs } from './signIn.es';
import { uiEs } from './ui.es';
import { walletEs } from './wallet.es';

/** Everything the widgets say, in es-PE, one section per widget. */
export const es = {
  lineup: { ...lineupListEs, ...lineupChangeEs, ...lineupBudgetEs },
  predi: prediEs,
  clutch: clutchEs,
  longTerm: longTermEs,
  roomCard: { ...roomCardEs, ...joinSheetEs },
  wallet: walletEs,
  quest: questEs,
  ranking: rankingEs,
  reactions: reactionsEs,
  scoring: scoringEs,
  signIn: signInEs,
  money: moneyEs,
  ui: { ...uiEs, ...loadingScreenEs, ...figuresEs, ...stepperEs },
  element: elementEs,
};

/** The words of every widget. */
export type Messages = typeof es;

/** A partner's own words: any message of any section. Where ours is a sentence, also a text with `{holes}` for its facts. */
export type MessageOverrides = {
  [Section in Exclude<keyof Messages, 'element'>]?: {
    [Name in keyof Messages[Section]]?: Messages[Section][Name] extends Sentence
      ? Messages[Section][Name] | string
      : Messages[Section][Name];
  };
};
