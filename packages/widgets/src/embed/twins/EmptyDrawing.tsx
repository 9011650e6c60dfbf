import type { EmptyDrawingProps } from '../../ui/EmptyDrawing';
import { lazyDrawing } from './lazyDrawing';

/** The drawing comes after what there is to read. */
export const EmptyDrawing = lazyDrawing<EmptyDrawingProps>(() =>
  import('./DrawnEmptyState').then(({ DrawnEmptyState }) => DrawnEmptyState),
);
