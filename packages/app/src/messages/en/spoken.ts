import type { Arma11Error } from '@arma11/core';
import type { Position } from '@arma11/core/contract';
import { en } from '@arma11/widgets/locales/en';
import type { spokenEs } from '../spoken.es';
import { refusals, sentences } from './refusals';

const CODES: Readonly<Record<Position, string>> = ['GK', 'DEF', 'MID', 'FWD', 'COA'];

const widgets = en.messages.roomCard;
const fromServer = (text: string) => sentences[text] ?? widgets.fromServer(text);

/** What came in Spanish or as a figure, from the server or from the client; what is not known stays as it came. */
export const spoken: typeof spokenEs = {
  fromServer,
  failure(error) {
    const code = (error as Partial<Arma11Error>).serverCode ?? '';
    return sentences[error.message] ?? refusals[code] ?? widgets.failure(error);
  },
  position: (position) => en.messages.lineup.positions[position],
  positionCode: (position) => CODES[position],
};
