import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { WIDE } from '../../page/useWide';

/** Keeps what stands there off the edges, be it banners or an error; without either it takes no room. */
export const Place = styled.div`
  margin: 12px 16px 0;

  &:empty {
    display: none;
  }

  @media ${WIDE} {
    margin: 0;
  }
`;

/** The banner's box: the same height while it loads. */
export const Frame = styled.section`
  position: relative;
  height: 124px;
  border-radius: ${token('radius')};
  overflow: hidden;

  @media ${WIDE} {
    height: 156px;
  }
`;

/** The slides side by side; a finger moves them. */
export const Track = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  & > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
`;

/** Which slide is shown. The banner brings its own colours: white with a dark edge reads on any. */
export const Dots = styled.span`
  position: absolute;
  inset: auto 36px 13px auto;
  display: flex;
  gap: 5px;
  pointer-events: none;

  & > i {
    width: 6px;
    height: 6px;
    border-radius: 3px;
    background: rgb(255 255 255 / 0.55);
    box-shadow: 0 0 2px rgb(0 0 0 / 0.6);
  }

  & > i[data-on='true'] {
    width: 18px;
    background: white;
  }
`;

/** Stops and resumes the rotation. */
export const Pause = styled.button`
  appearance: none;
  position: absolute;
  inset: auto 0 0 auto;
  display: grid;
  place-items: end;
  width: ${token('target')};
  height: ${token('target')};
  margin: 0;
  padding: 8px;
  border: 0;
  background: none;
  color: white;
  filter: drop-shadow(0 0 2px rgb(0 0 0 / 0.8));
  cursor: pointer;

  &:focus-visible {
    outline-color: white;
    outline-offset: -4px;
  }
`;
