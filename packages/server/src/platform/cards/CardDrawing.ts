/** The faces of cards: the display face of titles and numbers, and that of sentences. */
export type CardFace = 'display' | 'text';

/** One way to set a text: how large, and on how many lines at most. */
export interface TextSetting {
  size: number;
  lines: number;
}

/** A text that somebody wrote, and the room that it has. */
export interface FittedText {
  text: string;
  /** Stands in its place where no letter of it can be drawn. */
  instead: string;
  x: number;
  /** The baseline of its last line. */
  y: number;
  width: number;
  face: CardFace;
  fill: string;
  anchor: 'start' | 'middle' | 'end';
  /** The first into which all of it fits, else the last, cut with an ellipsis. */
  settings: readonly TextSetting[];
}

/** A card as it is handed to the thread that paints it: its shapes, and the texts over them. */
export interface CardDrawing {
  width: number;
  height: number;
  /** SVG of what lies under it: the same for many cards, so that it is painted once. */
  ground: string;
  /** SVG of our own making: no text, no address, nothing that anybody typed. */
  shapes: string;
  texts: readonly FittedText[];
}
