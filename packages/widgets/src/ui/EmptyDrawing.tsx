import { benchArt, ticketArt, whistleArt } from '@arma11/core/art';
import { Art } from './Art';

const DRAWINGS = { bench: benchArt(), whistle: whistleArt(), ticket: ticketArt() };

/** The names of the drawings of where there is nothing. */
export type EmptyDrawingName = keyof typeof DRAWINGS;

/** Props of EmptyDrawing: its name, and its sides in pixels. */
export interface EmptyDrawingProps {
  name: EmptyDrawingName;
  size: number;
  height: number;
}

/** One of the drawings that show where there is nothing. */
export function EmptyDrawing({ name, size, height }: EmptyDrawingProps) {
  return <Art node={DRAWINGS[name]} size={size} height={height} />;
}
