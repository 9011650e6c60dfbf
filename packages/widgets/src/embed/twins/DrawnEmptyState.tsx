export { EmptyDrawing as DrawnEmptyState } from '../../ui/EmptyDrawing';
