import { styled } from 'styled-components';
import { forgetTokens, useChosenTokens } from './chosenTokens';

const Strip = styled.div`
  position: fixed;
  inset-block-end: 8px;
  inset-inline-end: 8px;
  z-index: 2147483647;
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 4px 4px 4px 12px;
  border: 1px solid #14211c;
  border-radius: 6px;
  background: #ffffff;
  color: #1f2a30;
  font:
    13px/1.4 system-ui,
    sans-serif;

  & button {
    min-height: 32px;
    padding: 4px 12px;
    border: 0;
    border-radius: 4px;
    background: #14211c;
    color: #ffffff;
    font: inherit;
    cursor: pointer;
  }
`;

/** Says on a story that its tokens are not our own, and takes that back. */
export function TokensStrip() {
  const changed = Object.keys(useChosenTokens()).length;
  if (changed === 0) return null;
  return (
    <Strip role="complementary" aria-label="Theme" lang="en">
      Theme changed: {changed} {changed === 1 ? 'token' : 'tokens'}
      <button type="button" onClick={forgetTokens}>
        Reset
      </button>
    </Strip>
  );
}
