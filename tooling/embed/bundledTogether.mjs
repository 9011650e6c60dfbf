import { bundle } from './bundle.mjs';
import { runtimeModules, sharedModules, widgetModules } from './runtimeModules.mjs';

/** The widget that budgets count as a page's first. */
export const FIRST_WIDGET = 'prediccion-panel.js';

const TEAM = 'lineup-editor.js';
const ROOM = 'room-card.js';

/**
 * Bundles the elements with what belongs together in one file: all that every page needs, what the team alone needs, what
 * the room cards share with parts that come later.
 * @param {Parameters<typeof bundle>[0]} wanted
 */
export async function bundledTogether(wanted) {
  const { name } = wanted;
  const split = await bundle(wanted);
  const always = runtimeModules(split, `${name}.js`, { first: FIRST_WIDGET, team: TEAM, room: ROOM });
  const ofTeam = widgetModules(split, `${name}.js`, TEAM, always);
  const ofRooms = sharedModules(split, ROOM, new Set([...always, ...ofTeam]));
  return bundle({ ...wanted, together: { [name]: always, LineupEditor: ofTeam, ofRooms } });
}
