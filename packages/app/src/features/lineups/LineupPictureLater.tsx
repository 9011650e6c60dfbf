import { Suspense } from 'react';
import { lazyExtra } from '../../page/lazyExtra';
import type { LineupPictureProps } from './LineupPicture';

const Picture = lazyExtra<'LineupPicture', LineupPictureProps>(() => import('./LineupPicture'), 'LineupPicture');

/** 'Mi once' as a picture, below the team: it comes after the page. */
export function LineupPicture(props: LineupPictureProps) {
  return (
    <Suspense fallback={null}>
      <Picture {...props} />
    </Suspense>
  );
}
