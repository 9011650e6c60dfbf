import type { AnswerToSave } from '@arma11/core/contract';
import type { FormationChange, PlayerReplacement } from '../LineupEditor/model/lineupEditorState';
import type { CardKind, CardRoom } from '../RoomCard/roomFacts';
import type { WidgetProblem } from '../provider/widgetProblem';
import type { Mode } from '../theme';
import type { WalletDisplay } from '../WalletBadge/useWalletBadge';
import type { Locale } from '../messages/language';
import type { HostSettings } from './classes/host';

/** What every widget's element has. */
export interface Arma11Element extends HTMLElement {
  locale: Locale | undefined;
  mode: Mode | undefined;
  readonly: boolean | undefined;
  /** Asks the server again; resolves when the answer is on the screen. */
  refresh(): Promise<void>;
}

/** `arma11-lineup-editor`. */
export interface Arma11LineupEditorElement extends Arma11Element {
  entryId: number | undefined;
  jornada: number | undefined;
}

/** `arma11-prediccion-panel`. */
export interface Arma11PrediccionPanelElement extends Arma11Element {
  prediId: number | undefined;
  open: 'first' | 'all' | 'none' | undefined;
  /** Answers on the screen are not saved. */
  readonly dirty: boolean;
  /** Saves the answers; true when nothing is left unsaved. */
  save(): Promise<boolean>;
  /** Discards every change since the last save. */
  reset(): Promise<void>;
}

/** `arma11-room-card`. */
export interface Arma11RoomCardElement extends Arma11Element {
  kind: CardKind | undefined;
  salaId: number | undefined;
  /** The room as a list of ours sent it: then nothing is loaded. */
  room: CardRoom | undefined;
}

/** `arma11-wallet-badge`. */
export interface Arma11WalletBadgeElement extends Arma11Element {
  display: WalletDisplay | undefined;
}

/** `arma11-quest-bar`. */
export interface Arma11QuestBarElement extends Arma11Element {
  compact: boolean | undefined;
}

/** `arma11-provider`. */
export interface Arma11ProviderElement extends HTMLElement {
  publishableKey: string | undefined;
  baseUrl: string | undefined;
  locale: Locale | undefined;
  mode: Mode | undefined;
  settings: HostSettings | undefined;
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

type Nothing = Record<string, never>;

/** The events of the elements; all bubble and leave shadow roots. */
export interface Arma11EventMap {
  'arma11-ready': CustomEvent<Nothing>;
  'arma11-error': CustomEvent<WidgetProblem>;
  'arma11-not-found': CustomEvent<Nothing>;
  'arma11-saved': CustomEvent<Nothing>;
  'arma11-signin-request': CustomEvent<Nothing>;
  /** On the document: a player of this key has come in, or gone. */
  'arma11-signed-in': CustomEvent<{ publishableKey: string }>;
  'arma11-signed-out': CustomEvent<{ publishableKey: string }>;
  'arma11-player-replace': CustomEvent<PlayerReplacement>;
  'arma11-formation-change': CustomEvent<FormationChange>;
  'arma11-lineup-closed': CustomEvent<Nothing>;
  'arma11-answers-change': CustomEvent<{ dirty: boolean }>;
  'arma11-answers-save': CustomEvent<{ answers: AnswerToSave[] }>;
  'arma11-room-open': CustomEvent<{ id: number; ins: number }>;
  'arma11-room-join': CustomEvent<{ id: number }>;
  'arma11-room-joined': CustomEvent<{ id: number; ins: number }>;
  'arma11-wallet-open': CustomEvent<Nothing>;
  'arma11-quest-complete': CustomEvent<{ id: number }>;
}

declare global {
  interface HTMLElementTagNameMap extends Arma11ElementMap {}
  interface HTMLElementEventMap extends Arma11EventMap {}
  interface DocumentEventMap extends Arma11EventMap {}
}
