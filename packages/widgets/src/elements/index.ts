export { defineElements, type DefineElementsOptions } from './defineElements';
export type { DefinedElements } from './defineElements';
export type { HostSettings } from './classes/host';
export type { Arma11ElementMap, Arma11EventMap, Arma11ProviderElement, Arma11RoomCardElement } from './elementTypes';
export type {
  Arma11Element,
  Arma11LineupEditorElement,
  Arma11PrediccionPanelElement,
  Arma11QuestBarElement,
  Arma11RankingElement,
  Arma11ReactionsElement,
  Arma11WalletBadgeElement,
} from './widgetElements';
