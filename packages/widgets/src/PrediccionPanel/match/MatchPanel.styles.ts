import { styled } from 'styled-components';
import { fontSize, token } from '../../theme';

/** One match of the room; a closed one is dimmed and loses its ground (product §2). */
export const Panel = styled.article`
  margin: 12px 16px 0;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  scroll-margin-top: calc(var(--arma11-sticky-top, 0px) + 84px);
  overflow: hidden;

  &[data-closed='true'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  [data-framed='true'] > & {
    margin: 0;
    border-radius: 0;
    box-shadow: none;
    border-bottom: 1px solid ${token('colorBorder')};
  }
`;

/** The last row of an open match: clear, and on to the next. */
export const Foot = styled.footer`
  display: flex;
  justify-content: space-between;
  margin: 8px 0 -8px;

  & > button:last-child:not(:first-child) {
    margin-inline-start: auto;
  }

  & > button[data-quiet='true'] {
    margin-inline-start: -8px;
    color: ${token('colorTextMuted')};
  }

  & > button:not([data-quiet='true']) {
    margin-inline: auto -8px;
  }
`;

/** What lies under the scoreboard. */
export const Body = styled.div`
  padding: 0 16px 16px;
`;

/** A line about the match as a whole. */
export const MatchNote = styled.p`
  margin: 16px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;
`;
