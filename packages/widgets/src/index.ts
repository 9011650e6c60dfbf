export { LineupEditor, type LineupEditorProps } from './LineupEditor/LineupEditor';
export { useLineupEditor, type UseLineupEditorOptions } from './LineupEditor/state/useLineupEditor';
export type {
  FormationChange,
  LineupEditorOptions,
  LineupEditorState,
  PlayerReplacement,
} from './LineupEditor/model/lineupEditorState';
export type { OptionProps, PlayerProps } from './LineupEditor/model/getterProps';
export type { LineupRow, SlotSave, SlotView } from './LineupEditor/model/lineupRows';
export type { SaveState } from './LineupEditor/model/saveState';
export { PrediccionPanel, type PrediccionPanelProps } from './PrediccionPanel/PrediccionPanel';
export { ClutchPanel, type ClutchPanelProps } from './PrediccionPanel/ClutchPanel';
export {
  discardWaitingAnswers,
  leaveAnswers,
  sendWaitingAnswers,
  waitingAnswers,
  type WaitingAnswers,
} from './PrediccionPanel/waitingAnswers';
export { usePrediccionPanel } from './PrediccionPanel/usePrediccionPanel';
export type { PanelState, PrediccionPanelOptions, PrediccionPanelState } from './PrediccionPanel/prediccionPanelState';
export { AnswersContext, useAnswers } from './PrediccionPanel/answers/AnswersContext';
export type { AnswersStore } from './PrediccionPanel/answers/answersStore';
export { marketsOf, type Market } from './PrediccionPanel/markets/marketsOf';
export type { PanelNotice } from './PrediccionPanel/panelNotice';
export type { AnswerProps } from './PrediccionPanel/markets/answerProps';
export type { GoalsProps } from './PrediccionPanel/goalsProps';
export { RoomCard, type RoomCardProps } from './RoomCard/RoomCard';
export type { StepUp } from './RoomCard/joinOnSite';
export { RoomCardSkeleton } from './RoomCard/RoomCardSkeleton';
export { useRoomCard, type RoomCardOptions, type RoomCardState } from './RoomCard/useRoomCard';
export type { CardKind, CardRoom, RoomFacts } from './RoomCard/roomFacts';
export type { CardButtonProps } from './RoomCard/roomCardProps';
export type { RoomResult } from './RoomCard/useRoomResult';
export type { RoomPhase } from './RoomCard/roomPhase';
export { WalletBadge, type WalletBadgeProps } from './WalletBadge/WalletBadge';
export {
  useWalletBadge,
  type WalletBadgeOptions,
  type WalletBadgeState,
  type WalletDisplay,
} from './WalletBadge/useWalletBadge';
export { QuestBar, type QuestBarProps } from './QuestBar/QuestBar';
export { useQuestBar, type QuestBarOptions, type QuestBarState } from './QuestBar/useQuestBar';
export { Ranking, type RankingProps } from './Ranking/Ranking';
export {
  useRanking,
  type RankingKind,
  type RankingOptions,
  type RankingState,
  type RankingStatus,
} from './Ranking/useRanking';
export { Reactions, type ReactionsProps } from './Reactions/Reactions';
export {
  useReactions,
  type ReactionProps,
  type ReactionsKind,
  type ReactionsOptions,
  type ReactionsState,
  type ReactionsStatus,
} from './Reactions/useReactions';
export { useMoney, type MoneyWords } from './headless/useMoney';
export { useViewer, type Viewer } from './headless/useViewer';
export { useServerNow } from './headless/useServerNow';
export {
  Arma11Provider,
  type Arma11ProviderProps,
  type ClientSource,
  type PartnerSource,
  type ProviderAppearance,
} from './provider/Arma11Provider';
export { Prefetched, type PrefetchedProps } from './provider/Prefetched';
export type { ScopeSettings } from './provider/WidgetScope';
export { useEmbedSession, useSessionState } from './provider/SessionContext';
export { useSignIn, type UseSignInResult } from './provider/useSignIn';
export { useMessages } from './messages/useMessages';
export { useSignInRequest } from './provider/SignInContext';
export { es, type MessageOverrides, type Messages } from './messages/es';
export type { Language, Locale } from './messages/language';
