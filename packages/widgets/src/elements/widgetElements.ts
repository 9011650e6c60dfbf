// For `@arma11/elements` too, whose types name no other package: nothing of core's may be imported here.
import type { Locale } from '../messages/language';
import type { Mode } from '../theme/schemes';

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

/** `arma11-wallet-badge`: the balance. */
export interface Arma11WalletBadgeElement extends Arma11Element {
  display: 'auto' | 'coins' | 'soles' | undefined;
}

/** `arma11-quest-bar`: the main quest. */
export interface Arma11QuestBarElement extends Arma11Element {
  compact: boolean | undefined;
}

/** `arma11-ranking`: the table of a room. */
export interface Arma11RankingElement extends Arma11Element {
  kind: 'compe' | 'predi' | undefined;
  /** The attribute `sala`. */
  salaId: number | undefined;
  limit: number | undefined;
  jornada: number | undefined;
}

/** `arma11-reactions`: reactions to a room. */
export interface Arma11ReactionsElement extends Arma11Element {
  kind: 'compe' | 'predi' | undefined;
  /** The attribute `sala`. */
  salaId: number | undefined;
}

type Nothing = Record<string, never>;
type Formation = '442' | '433' | '451' | '541' | '352' | '343' | '221';

/** The events of the elements; all bubble and leave shadow roots. */
export interface ElementEvents<Problem> {
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
  'arma11-ranking-open': CustomEvent<{ id: number }>;
  /** null: the player took it back. */
  'arma11-react': CustomEvent<{ emoji: string | null }>;
}
