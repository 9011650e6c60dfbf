import type { AnyElementSpec } from './classes/elementSpec';
import { lineupEditorElement } from './lineupEditorElement';
import { prediccionPanelElement } from './prediccionPanelElement';
import { questBarElement } from './questBarElement';
import { rankingElement } from './rankingElement';
import { reactionsElement } from './reactionsElement';
import { roomCardElement } from './roomCardElement';
import { walletBadgeElement } from './walletBadgeElement';

/** The widgets that have a tag. */
export const elementSpecs: readonly AnyElementSpec[] = [
  lineupEditorElement,
  prediccionPanelElement,
  roomCardElement,
  walletBadgeElement,
  questBarElement,
  rankingElement,
  reactionsElement,
];
