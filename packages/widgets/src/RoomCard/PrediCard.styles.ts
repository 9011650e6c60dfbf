import { styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, token } from '../theme';

/** A prediction room: its matches as a strip of crests over the prize and the fee. */
export const PrediBox = styled.article`
  position: relative;
  min-width: 0;
  border-radius: ${token('radius')};
  overflow: hidden;
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};
  font-size: ${fontSize(15)};
  line-height: 1.4;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Up to three matches, and how many more. */
export const Strip = styled.ul`
  display: flex;
  margin: 0;
  padding: 14px 0;
  background: ${token('colorSurfaceSunken')};
  list-style: none;

  & > li {
    ${displayText}
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 0;
    min-height: 27px;
    color: ${token('colorTextMuted')};
    font-weight: 600;
    font-size: ${displaySize(14)};
  }

  & > li + li {
    border-inline-start: 1px solid ${token('colorBorder')};
  }

  & > li[data-more] {
    flex: 0 0 52px;
    color: ${token('colorText')};
    font-size: ${displaySize(17)};
  }
`;

/** Everything under the strip. */
export const PrediBody = styled.div`
  padding: 14px 16px 16px;
`;

/** Name of the room, what league, and the stamp when the player is in. */
export const PrediHead = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 42px;
  margin-bottom: 10px;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & h3 {
    ${displayText}
    ${ellipsis}
    margin: 0;
    font-size: ${displaySize(20)};
    line-height: 1.1;
  }

  & p {
    ${ellipsis}
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }
`;

/** Prize on the left, fee on the right; or seats and the button. */
export const PrediRow = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 12px;

  & > div {
    min-width: 0;
  }

  & > div:last-child:not(:first-child) {
    text-align: end;
  }

  & + & {
    align-items: center;
    margin-top: 14px;
  }

  & > button {
    flex: none;
    min-width: 108px;
  }

  & > button[data-kind='secondary']:not([aria-disabled='true']) {
    color: ${token('colorAccent')};
  }
`;

/** The fee in figures. */
export const PrediFee = styled.b`
  ${displayText}
  display: block;
  margin-top: 4px;
  font-size: ${displaySize(26)};
  white-space: nowrap;
`;
