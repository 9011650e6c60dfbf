import type {
  Arma11Element,
  Arma11LineupEditorElement,
  Arma11PrediccionPanelElement,
  Arma11QuestBarElement,
  Arma11RankingElement,
  Arma11ReactionsElement,
  Arma11WalletBadgeElement,
  ElementEvents,
} from '../elements/widgetElements';
import type { Locale } from '../messages/language';
import type { Mode } from '../theme/schemes';
import type { ElementSettings, SignInProblemCode } from './elementSettings';

/** `arma11-room-card`: one room, with its action. */
export interface Arma11RoomCardElement extends Arma11Element {
  kind: 'compe' | 'predi' | 'casual' | undefined;
  /** The attribute `sala`. */
  salaId: number | undefined;
  /** A room as a list of our API sent it: then nothing is loaded. */
  room: object | undefined;
}

/** `arma11-provider`: other settings for the elements inside. */
export interface Arma11ProviderElement extends HTMLElement {
  publishableKey: string | undefined;
  baseUrl: string | undefined;
  locale: Locale | undefined;
  mode: Mode | undefined;
  /** What no attribute can carry. */
  settings: ElementSettings | undefined;
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

/** Why a widget cannot be shown, or a sign-in failed, as one word to act on: docs/embed.md has a sentence for each. */
export type ProblemCode =
  | 'origin_not_allowed'
  | 'key_unknown'
  | 'not_found'
  | 'signed_out'
  | 'closed'
  | 'rate_limited'
  | 'offline'
  | 'unavailable'
  | 'refused'
  | 'load_failed'
  | 'crashed'
  | 'not_configured'
  | SignInProblemCode;

/** What `arma11-error` carries. */
export interface Problem {
  code: ProblemCode;
  /** A sentence: the server's in Spanish where it refused. */
  message: string;
  /** The server's own code, such as ORIGEN_NO_PERMITIDO; null where it did not answer. */
  serverCode: string | null;
}

/** The events of the elements; all bubble and leave shadow roots. */
export interface Arma11EventMap extends ElementEvents<Problem> {}
