import { calls } from './call';

const read = { method: 'GET', access: 'public', fallback: 'null', ours: true } as const;

/**
 * What is shown before anybody signs in. Like the back office's calls they are not in `contract`: the pages of entry load
 * them, once they are drawn.
 */
export const visitorCalls = calls({
  /** The matches in play or next, and public rooms that can be entered. */
  front: { path: 'plus/visitors/front/', keepSeconds: 15, ...read },
  /** The room that a link leads to, and who shares it. */
  invitation: { path: 'plus/visitors/invitation/', keepSeconds: 0, ...read },
  /** What a public prediction room asks for scores of, for somebody who tries it. */
  trial: { path: 'plus/visitors/predi/{id}/', keepSeconds: 15, ...read },
  /** Whom an eleven of a public lineup room can be made of, for somebody who tries it. */
  lineupTrial: { path: 'plus/visitors/compe/{id}/', keepSeconds: 15, ...read },
});
