import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** One thing on the wall: whoever it is about, what was said or happened, and the reactions to it. */
export const Article = styled.article`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  column-gap: 12px;
  padding: 12px 4px 8px 16px;

  &[data-waiting='true'] {
    opacity: 0.75;
  }

  &[data-mine='true'] {
    box-shadow: inset 3px 0 0 ${token('colorAccent')};
  }

  @media (forced-colors: active) {
    &[data-mine='true'] {
      border-left: 3px solid Highlight;
    }
  }
`;

/** What stands for who wrote it, or for what happened. */
export const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;

  &[data-event='true'] {
    background: ${token('colorSurfaceSunken')};
    color: ${token('colorCoin')};
  }
`;

/** Who wrote it and when, and on the other side what can be done. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-top: -4px;

  & > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    padding-right: 8px;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  & b {
    font-weight: 600;
  }

  & time {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    white-space: nowrap;
  }

  /* As high as a finger, without taking more room. */
  & a {
    display: inline-block;
    margin: -12px 0;
    padding: 12px 0;
    color: ${token('colorAccent')};
    font-weight: 600;
  }
`;

/** The words as they were written, with their lines. */
export const Words = styled.p`
  margin: 0 12px 4px 0;
  font-size: ${fontSize(16)};
  line-height: 1.4;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
