import type { CardDrawing } from './CardDrawing';

/** A drawing to be painted so many pixels wide. */
export interface CardRequest {
  id: number;
  drawing: CardDrawing;
  width: number;
}

/** A card as PNG, or why there is none. */
export type CardReply = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; error: string };
