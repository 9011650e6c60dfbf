import { Skeleton } from '@arma11/widgets/ui';
import { Shelf } from './Shelf';

const COUNT = 6;

/** The gallery on its way, in its real size: what is worn, then the first items. */
export function GallerySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={112} />
      <Skeleton height={24} width={160} top={24} />
      <Shelf aria-hidden="true" style={{ marginTop: 12 }}>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index}>
            <Skeleton height={236} />
          </li>
        ))}
      </Shelf>
    </div>
  );
}
