import { TextBase } from '../theme';
import { ClutchPart } from './ClutchPart';

/** Props of ClutchPanel. */
export interface ClutchPanelProps {
  prediId: number;
  readonly: boolean;
  /** Starts open. */
  opens: boolean;
}

/**
 * Shows the tie-break question of a room (rules R9): exact score and minute of the first goal. Its content loads when
 * it is opened.
 */
export function ClutchPanel(props: ClutchPanelProps) {
  return (
    <TextBase>
      <ClutchPart {...props} />
    </TextBase>
  );
}
