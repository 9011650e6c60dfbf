import type { ElementSettings, Locale, Mode, SignInProblemCode } from './elementSettings';

/** What every widget's element has. */
export interface Arma11Element extends HTMLElement {
  /** Another than es-PE is loaded before anything is shown. */
  locale: Locale | undefined;
  mode: Mode | undefined;
  /** Shows the widget without letting the player change anything. */
  readonly: boolean | undefined;
  /** Asks the server again; resolves when the answer is on the screen. */
  refresh(): Promise<void>;
}

/** `arma11-lineup-editor`: the team of one entry. */
export interface Arma11LineupEditorElement extends Arma11Element {
  /** The attribute `entry`. */
  entryId: number | undefined;
  jornada: number | undefined;
}

/** `arma11-prediccion-panel`: the matches of a prediction room, and the player's answers. */
export interface Arma11PrediccionPanelElement extends Arma11Element {
  /** The attribute `predi`. */
  prediId: number | undefined;
  open: 'first' | 'all' | 'none' | undefined;
  /** Answers on the screen are not saved. */
  readonly dirty: boolean;
  /** Saves the answers; true when nothing is left unsaved. */
  save(): Promise<boolean>;
  /** Discards every change since the last save. */
  reset(): Promise<void>;
}

/** `arma11-room-card`: one room, with its action. */
export interface Arma11RoomCardElement extends Arma11Element {
  kind: 'compe' | 'predi' | 'casual' | undefined;
  /** The attribute `sala`. */
  salaId: number | undefined;
  /** A room as a list of our API sent it: then nothing is loaded. */
  room: object | undefined;
}

/** `arma11-wallet-badge`: the balance. */
export interface Arma11WalletBadgeElement extends Arma11Element {
  display: 'auto' | 'coins' | 'soles' | undefined;
}

/** `arma11-quest-bar`: the main quest. */
export interface Arma11QuestBarElement extends Arma11Element {
  compact: boolean | undefined;
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

type Nothing = Record<string, never>;
type Formation = '442' | '433' | '451' | '541' | '352' | '343' | '221';

/** The events of the elements; all bubble and leave shadow roots. */
export interface Arma11EventMap {
  'arma11-ready': CustomEvent<Nothing>;
  'arma11-error': CustomEvent<Problem>;
  'arma11-not-found': CustomEvent<Nothing>;
  'arma11-saved': CustomEvent<Nothing>;
  /** 'Ingresar' was tapped; cancel it to sign in by a way of your own. */
  'arma11-signin-request': CustomEvent<Nothing>;
  /** On the document: a player of this key has come in, or gone. */
  'arma11-signed-in': CustomEvent<{ publishableKey: string }>;
  'arma11-signed-out': CustomEvent<{ publishableKey: string }>;
  'arma11-player-replace': CustomEvent<{ slot: number; out: number; in: number }>;
  'arma11-formation-change': CustomEvent<{ from: Formation; to: Formation }>;
  'arma11-lineup-closed': CustomEvent<Nothing>;
  'arma11-answers-change': CustomEvent<{ dirty: boolean }>;
  'arma11-answers-save': CustomEvent<{
    answers: { alternative: number | null; predi: number; match_prediction: number }[];
  }>;
  'arma11-room-open': CustomEvent<{ id: number; ins: number }>;
  'arma11-room-join': CustomEvent<{ id: number }>;
  'arma11-room-joined': CustomEvent<{ id: number; ins: number }>;
  'arma11-wallet-open': CustomEvent<Nothing>;
  'arma11-quest-complete': CustomEvent<{ id: number }>;
}
