// What `@arma11/elements` declares to whoever imports it: with nothing of core's behind it, so that whoever reads it needs no
// other package.
import type { Arma11ElementMap, Arma11EventMap } from './elementTypes';

export { defineElements, type DefinedElements, type DefineElementsOptions } from './defineElements';
export type {
  Arma11Element,
  Arma11LineupEditorElement,
  Arma11PrediccionPanelElement,
  Arma11QuestBarElement,
  Arma11RankingElement,
  Arma11ReactionsElement,
  Arma11WalletBadgeElement,
} from '../elements/widgetElements';
export type { Locale } from '../messages/language';
export type { Mode } from '../theme/schemes';
export type { Auth, ElementSettings, PartnerToken, SessionState, SignInProblemCode } from './elementSettings';
export type {
  Arma11ElementMap,
  Arma11EventMap,
  Arma11ProviderElement,
  Arma11RoomCardElement,
  Problem,
  ProblemCode,
} from './elementTypes';

declare global {
  interface HTMLElementTagNameMap extends Arma11ElementMap {}
  interface HTMLElementEventMap extends Arma11EventMap {}
  interface DocumentEventMap extends Arma11EventMap {}
}
