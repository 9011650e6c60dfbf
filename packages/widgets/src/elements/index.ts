export { defineElements, type DefineElementsOptions } from './defineElements';
export type { DefinedElements } from './defineElements';
export type { HostSettings } from './classes/host';
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
} from './elementTypes';
