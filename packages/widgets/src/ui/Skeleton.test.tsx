import { expect, it } from 'vitest';
import { STILL_TO_COME } from '../../../testing/pages/stillToCome';
import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { Skeleton } from './Skeleton';

it('is what a test of a page waits for, and a drawing is not', () => {
  const { container } = render(
    <>
      <Skeleton height={12} />
      <Skeleton height={12} round />
      <Icon name="check" />
    </>,
  );
  expect(container.querySelectorAll(STILL_TO_COME)).toHaveLength(2);
});
