import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** Above the pitch stand the head of the room and its tabs; below it a margin. */
const AROUND = 164;

/** The editor: it answers to its own width. */
export const Root = styled.section`
  --a11-docked: clamp(440px, calc(100dvh - ${AROUND}px), 820px);
  container-type: inline-size;
`;

/** The pitch as high as the screen has room for, and the dock beside it, as high. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: min(calc(var(--a11-docked) * 360 / 580), 54cqw) minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  padding-top: 12px;

  & > .a11-pitch {
    overflow: hidden;
    border-radius: ${token('radius')};
  }

  & > .a11-wait {
    height: var(--a11-docked);
  }
`;
