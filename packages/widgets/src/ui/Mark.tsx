import { memo } from 'react';
import { markArt } from '@arma11/core/art';
import { Art } from './Art';

const MARK = markArt();

/** The logo, in the colour of the text around it. */
export const Mark = memo(function Mark({ size = 32, title }: { size?: number; title?: string }) {
  return <Art node={MARK} size={size} title={title} />;
});
