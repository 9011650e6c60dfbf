import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** A match of the quick form: club, two fields, club, and one line beneath. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px 48px minmax(0, 1fr);
  align-items: center;
  gap: 6px 8px;
  padding: 10px 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  &[data-closed='true'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  & > p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
    text-align: center;
  }

  & > p > span {
    display: inline-block;
    margin-inline: 4px;
  }

  & > p > span + span {
    color: ${token('colorText')};
  }
`;

/** A club: its crest towards the edge, its name towards the fields. */
export const Club = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;

  & > b {
    ${displayText}
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: ${displaySize(17)};
    font-weight: 600;
  }

  &[data-side='visit'] {
    flex-direction: row-reverse;
    text-align: end;
  }

  @media (max-width: 399px) {
    flex-direction: column;
    gap: 4px;

    &[data-side='visit'] {
      flex-direction: column;
    }

    & > b {
      width: 100%;
      font-size: ${displaySize(15)};
      text-align: center;
    }
  }
`;

/** Where the goals of one club are typed. */
export const Goals = styled.input`
  ${displayText}
  appearance: none;
  width: 48px;
  height: 52px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: ${token('colorSurface')};
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  color: ${token('colorText')};
  font-size: ${displaySize(27)};
  text-align: center;

  &::placeholder {
    color: ${token('colorTextMuted')};
    opacity: 1;
  }

  &:read-only {
    background: none;
    box-shadow: none;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid FieldText;
  }
`;
