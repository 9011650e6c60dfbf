import { positionCode, positionName } from '@arma11/core/domain';
import { inLanguage } from './language/inLanguage';

/** What came in Spanish or as a figure, from the server or from the client. */
export const spokenEs = /* @__PURE__ */ inLanguage('spoken', {
  /** A text of the game's own: a question, a quest, the name of a jornada. */
  fromServer: (text: string) => text,
  /** Why something failed. */
  failure: ({ message }: Error) => message,
  /** 'Portero'. */
  position: positionName,
  /** 'POR'. */
  positionCode,
});
