import { ThemeRoot, type ThemeRootProps } from '../theme';
import { Isolated } from './Isolated';

/** ThemeRoot in a shadow root of its own. */
export function IsolatedRoot(props: ThemeRootProps) {
  return (
    <Isolated>
      <ThemeRoot {...props} />
    </Isolated>
  );
}
