import type { CardKind, CardRoom } from '../RoomCard/roomFacts';
import type { WidgetProblem } from '../provider/widgetProblem';
import type { Mode } from '../theme';
import type { Locale } from '../messages/language';
import type { HostSettings } from './classes/host';
import type {
  Arma11Element,
  Arma11LineupEditorElement,
  Arma11PrediccionPanelElement,
  Arma11QuestBarElement,
  Arma11RankingElement,
  Arma11ReactionsElement,
  Arma11WalletBadgeElement,
  ElementEvents,
} from './widgetElements';

/** `arma11-room-card`: one room, with its action. */
export interface Arma11RoomCardElement extends Arma11Element {
  kind: CardKind | undefined;
  /** The attribute `sala`. */
  salaId: number | undefined;
  /** The room as a list of ours sent it: then nothing is loaded. */
  room: CardRoom | undefined;
}

/** `arma11-provider`: other settings for the elements inside. */
export interface Arma11ProviderElement extends HTMLElement {
  publishableKey: string | undefined;
  baseUrl: string | undefined;
  locale: Locale | undefined;
  mode: Mode | undefined;
  /** What no attribute can carry. */
  settings: HostSettings | undefined;
}

/** The elements by their tags. */
export interface Arma11ElementMap {
  'arma11-lineup-editor': Arma11LineupEditorElement;
  'arma11-prediccion-panel': Arma11PrediccionPanelElement;
  'arma11-room-card': Arma11RoomCardElement;
  'arma11-wallet-badge': Arma11WalletBadgeElement;
  'arma11-quest-bar': Arma11QuestBarElement;
  'arma11-ranking': Arma11RankingElement;
  'arma11-reactions': Arma11ReactionsElement;
  'arma11-provider': Arma11ProviderElement;
}

/** The events of the elements; all bubble and leave shadow roots. */
export interface Arma11EventMap extends ElementEvents<WidgetProblem> {}

declare global {
  interface HTMLElementTagNameMap extends Arma11ElementMap {}
  interface HTMLElementEventMap extends Arma11EventMap {}
  interface DocumentEventMap extends Arma11EventMap {}
}
