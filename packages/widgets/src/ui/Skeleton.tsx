import { keyframes, styled } from 'styled-components';
import { duration, token } from '../theme';

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const TOPS = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 18, 20, 22, 24] as const;

const Block = styled.svg`
  display: block;
  flex: none;
  border-radius: ${token('radiusSmall')};
  background: ${token('colorBorder')};
  animation: ${pulse} ${duration(1600)} ease-in-out infinite;

  &[data-round='true'] {
    border-radius: 50%;
  }

  ${TOPS.map((top) => `&[data-top='${top}'] { margin-top: ${top}px; }`).join('\n')}
`;

/** Props of Skeleton: give it the real size of what is coming. */
export interface SkeletonProps {
  width?: number | string;
  height: number | string;
  round?: boolean;
  /** Space above, in pixels. */
  top?: (typeof TOPS)[number];
}

/**
 * One grey block in the place of a piece that is loading. It is an empty drawing: of all elements only these say their own
 * size without a style, which a strict policy refuses in a server's markup.
 */
export function Skeleton({ width = '100%', height, round, top }: SkeletonProps) {
  return <Block aria-hidden="true" width={width} height={height} data-round={round} data-top={top} />;
}
