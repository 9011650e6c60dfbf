/** The pixels of a picture for chats and stories: four by five. */
export const PICTURE = { width: 1080, height: 1350, edge: 60 } as const;

/** What is drawn on. */
export type Ink = CanvasRenderingContext2D;

/** Draws a whole picture. */
export type DrawPicture = (ink: Ink) => Promise<void>;
