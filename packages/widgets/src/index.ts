export { LineupEditor, type LineupEditorProps } from './LineupEditor/LineupEditor';
export { useLineupEditor, type UseLineupEditorOptions } from './LineupEditor/useLineupEditor';
export type {
  FormationChange,
  LineupEditorOptions,
  LineupEditorState,
  PlayerReplacement,
} from './LineupEditor/lineupEditorState';
export type { OptionProps, PlayerProps } from './LineupEditor/getterProps';
export type { LineupRow, SlotSave, SlotView } from './LineupEditor/lineupRows';
export type { SaveState } from './LineupEditor/saveStateOf';
export { Arma11Provider, type Arma11ProviderProps, type ProviderAppearance } from './provider/Arma11Provider';
export { useMessages } from './provider/MessagesContext';
export { useSignInRequest } from './provider/SignInContext';
export { es, type MessageOverrides, type Messages } from './messages/es';
