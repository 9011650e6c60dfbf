// What `@arma11/elements` declares to whoever imports it: written out in this folder, with nothing of the contract's schemas
// behind it, so that whoever reads it needs no other package.
import type { Arma11ElementMap, Arma11EventMap } from './elementTypes';

export { defineElements, type DefinedElements, type DefineElementsOptions } from './defineElements';
export type {
  Auth,
  ElementSettings,
  Locale,
  Mode,
  PartnerToken,
  SessionState,
  SignInProblemCode,
} from './elementSettings';
export type {
  Arma11Element,
  Arma11ElementMap,
  Arma11EventMap,
  Arma11LineupEditorElement,
  Arma11PrediccionPanelElement,
  Arma11ProviderElement,
  Arma11QuestBarElement,
  Arma11RoomCardElement,
  Arma11WalletBadgeElement,
  Problem,
  ProblemCode,
} from './elementTypes';

declare global {
  interface HTMLElementTagNameMap extends Arma11ElementMap {}
  interface HTMLElementEventMap extends Arma11EventMap {}
  interface DocumentEventMap extends Arma11EventMap {}
}
