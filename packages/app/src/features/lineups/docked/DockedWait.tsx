import { Skeleton } from '@arma11/widgets/ui';
import { Root, Sides } from './DockedEditor.styles';

/** Pitch and table while they are on their way, each in its place and size. */
export const DockedWait = () => (
  <Root aria-busy="true">
    <Sides>
      <div className="a11-wait">
        <Skeleton height="100%" />
      </div>
      <div className="a11-wait">
        <Skeleton height="100%" />
      </div>
    </Sides>
  </Root>
);
