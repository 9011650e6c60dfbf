/** The picture of the game that stands beside a shared link: files of the app, drawn by tooling/share/drawCards.mjs. */
export type ShareCard = 'once' | 'predi';

/** What a shared link says of itself before anybody opens it (Open Graph). */
export interface Preview {
  title: string;
  description: string;
  card: ShareCard;
  /** A public room's own picture, in place of the game's: its address from the first slash, and what it shows. */
  picture?: { path: string; alt: string };
  /** The address that stands for all its spellings, from the first slash. */
  path: string;
  /** Search engines leave it out: a private room, or somebody's page. */
  hidden?: boolean;
}
