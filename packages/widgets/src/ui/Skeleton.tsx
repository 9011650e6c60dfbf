import { keyframes, styled } from 'styled-components';
import { duration, token } from '../theme';

const pulse = keyframes`
  50% { opacity: 0.55; }
`;

const Block = styled.span`
  display: block;
  flex: none;
  border-radius: ${token('radiusSmall')};
  background: ${token('colorBorder')};
  animation: ${pulse} ${duration(1600)} ease-in-out infinite;

  &[data-round='true'] {
    border-radius: 50%;
  }
`;

/** Props of Skeleton: give it the real size of what is coming. */
export interface SkeletonProps {
  width?: number | string;
  height: number | string;
  round?: boolean;
  /** Space above, in pixels. */
  top?: number;
}

/** One grey block in the place of a piece that is loading. */
export function Skeleton({ width = '100%', height, round, top }: SkeletonProps) {
  return <Block aria-hidden="true" data-round={round} style={{ width, height, marginTop: top }} />;
}
