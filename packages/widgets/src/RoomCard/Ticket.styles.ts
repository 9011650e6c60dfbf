import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '../theme';

/** Width of the stub, in pixels. */
export const STUB = 108;

/** A match ticket: body and stub, joined by a perforation; the skeleton has the same box. */
export const TicketBox = styled.article`
  position: relative;
  display: flex;
  min-width: 0;
  color: ${token('colorText')};
  font-size: ${fontSize(15)};
  line-height: 1.4;
  filter: drop-shadow(0 6px 10px rgb(0 0 0 / 0.16));

  &::after {
    content: '';
    position: absolute;
    inset: 13px ${STUB - 1.5}px 13px auto;
    border-inline-start: 3px dotted ${token('colorSurface')};
  }

  &[data-joined='true']::after,
  &[data-quiet='true']::after {
    border-color: ${token('colorBorderStrong')};
  }
`;

/** The left part; a bite is taken from both of its right corners. */
export const TicketBody = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 188px;
  padding: 16px 14px 16px 16px;
  border-radius: ${token('radius')} 0 0 ${token('radius')};
  overflow: hidden;
  background: ${token('colorSurfaceRaised')};
  mask:
    radial-gradient(circle 8px at 100% 0, #0000 98%, #000) intersect,
    radial-gradient(circle 8px at 100% 100%, #0000 98%, #000);

  & > * {
    position: relative;
  }
`;

/** The number of the jornada, outlined behind everything: decoration. */
export const Watermark = styled.span`
  && {
    position: absolute;
  }

  ${displayText}
  top: 42px;
  right: 10px;
  color: transparent;
  font-size: ${displaySize(104)};
  letter-spacing: -0.03em;
  -webkit-text-stroke: 1.5px ${token('colorBorder')};
  -webkit-user-select: none;
  user-select: none;
  /* Forced, its outline would be filled, over the words of the ticket. */
  forced-color-adjust: none;
`;

/** League and jornada. */
export const TicketHead = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  margin-bottom: 12px;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & h3 {
    ${displayText}
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    font-size: ${displaySize(19)};
    line-height: 1.1;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & img,
  & svg {
    flex: none;
  }
`;

/** The small words over a numeral. */
export const Label = styled.span`
  display: block;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;
`;

/** The pot, or what stands in its place. */
export const Pot = styled.strong`
  ${displayText}
  display: block;
  color: ${token('colorCoin')};
  font-size: min(50px, ${displaySize(38)});
  letter-spacing: -0.01em;
  white-space: nowrap;

  &[data-length='long'] {
    font-size: ${displaySize(31)};
    line-height: 38px;
  }

  &[data-tone='text'] {
    color: ${token('colorText')};
    font-size: min(30px, ${displaySize(25)});
    line-height: 38px;
  }

  &[data-tone='muted'] {
    color: ${token('colorTextMuted')};
  }
`;

/** The seats as a bar, kept at the foot of the ticket. */
export const Seats = styled.div`
  margin-top: auto;
  padding-top: 12px;
`;

/** Seats in figures and the time left. */
export const TicketFoot = styled.footer`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-top: 8px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  white-space: nowrap;

  & b {
    ${displayText}
    color: ${token('colorText')};
    font-weight: 600;
    font-size: ${displaySize(16)};
    line-height: 1.2;
  }
`;
