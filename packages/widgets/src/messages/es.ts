import { clutchEs } from './clutch.es';
import { longTermEs } from './longTerm.es';
import { joinSheetEs } from './joinSheet.es';
import { lineupChangeEs } from './lineupChange.es';
import { lineupListEs } from './lineupList.es';
import { prediEs } from './predi.es';
import { questEs } from './quest.es';
import { roomCardEs } from './roomCard.es';
import { scoringEs } from './scoring.es';
import { signInEs } from './signIn.es';
import { walletEs } from './wallet.es';

/** Everything the widgets say, in es-PE, one section per widget. */
export const es = {
  lineup: { ...lineupListEs, ...lineupChangeEs },
  predi: prediEs,
  clutch: clutchEs,
  longTerm: longTermEs,
  roomCard: { ...roomCardEs, ...joinSheetEs },
  wallet: walletEs,
  quest: questEs,
  scoring: scoringEs,
  signIn: signInEs,
};

/** The words of every widget. */
export type Messages = typeof es;

/** A partner's own words: any message of any section. */
export type MessageOverrides = { [Section in keyof Messages]?: Partial<Messages[Section]> };
