import { keyframes, styled } from 'styled-components';
import { duration, token } from '../theme';

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const Block = styled.svg`
  display: block;
  flex: none;
  fill: ${token('colorBorder')};
  animation: ${pulse} ${duration(1600)} ease-in-out infinite;

  & > rect {
    rx: ${token('radiusSmall')};
  }

  &[data-round='true'] > rect {
    rx: 50%;
  }
`;

/** Props of Skeleton: give it the real size of what is coming. */
export interface SkeletonProps {
  width?: number | `${number}%`;
  height: number | '100%';
  round?: boolean;
  /** Space above, in pixels. */
  top?: number;
}

/**
 * One grey block in the place of a piece that is loading. It is a drawing: of all elements only these say their own size
 * without a style, which a strict policy refuses in a server's markup.
 */
export function Skeleton({ width = '100%', height, round, top = 0 }: SkeletonProps) {
  return (
    <Block aria-hidden="true" width={width} height={top ? Number(height) + top : height} data-round={round}>
      <rect y={top} width="100%" height={height} />
    </Block>
  );
}
