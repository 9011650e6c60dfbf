import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../../theme';

/** The head of a match: all of it opens and closes. */
export const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 6px 4px 6px 16px;

  &[data-open='false'] {
    min-height: 72px;
    padding-block: 8px;
  }
`;

/** The words of the head, beside the crests. */
export const HeadText = styled.div`
  flex: 1;
  min-width: 0;

  & > h3 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(19)};
    line-height: 1.05;
    overflow-wrap: anywhere;
  }

  /* A name is broken only when it does not fit in a line of its own. */
  & > h3 > span {
    display: inline-block;
  }

  & > strong {
    display: block;
    font-weight: 600;
  }

  [data-closed='true'] & > h3 {
    color: ${token('colorTextMuted')};
  }

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & > h3 + p {
    margin-top: 3px;
  }

  & > p > span[data-urgent] {
    white-space: nowrap;
  }

  & > p > span[data-urgent='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

/** Two crests, the second a little over the first. */
export const CrestPair = styled.span`
  display: flex;
  flex: none;

  & > * + * {
    margin-inline-start: -8px;
  }

  [data-closed='true'] & {
    filter: saturate(0.35) brightness(0.85);
  }
`;

/** The picks of a closed panel, cut when they do not fit; their points never are. */
export const Chosen = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  color: ${token('colorText')};

  & > b {
    max-width: calc(100% - 40px);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  & > b + b {
    max-width: none;
  }

  [data-closed='true'] & > b {
    color: ${token('colorText')};
  }
`;

/** 'Cerrado', with its lock. */
export const ClosedMark = styled.b`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${token('colorTextMuted')};
  font-weight: 600;
`;

/** The points that a match gave. */
export const MatchPoints = styled.span`
  ${displayText}
  flex: none;
  color: ${token('colorTextMuted')};
  font-size: ${displaySize(24)};

  &[data-good='true'] {
    color: ${token('colorBandHigh')};
  }

  @container (max-width: 340px) {
    font-size: ${displaySize(17)};
  }
`;

/** 'ver' or 'cerrar'; its target is the whole head. */
export const Toggle = styled.button`
  appearance: none;
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-height: ${token('target')};
  margin: 0;
  padding: 0 12px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('colorAccent')};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -4px;
  }
`;
