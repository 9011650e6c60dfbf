import { styled } from 'styled-components';
import { INK, LINE_OF_FIELD } from './labStyles';

const QUIET = '#4d5a63';

/** Controls beside each other, or below where it is narrow. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & input[type='text'],
  & select {
    flex: 1 1 140px;
    min-width: 0;
    min-height: 32px;
    padding: 4px 8px;
    border: 1px solid ${LINE_OF_FIELD};
    border-radius: 4px;
    background: #ffffff;
    color: ${INK};
    font: inherit;
  }

  & input[aria-invalid='true'] {
    border-color: #b3261e;
    outline: 1px solid #b3261e;
  }

  & input[type='color'] {
    inline-size: 40px;
    block-size: 32px;
    padding: 0;
    border: 1px solid ${LINE_OF_FIELD};
    border-radius: 4px;
    background: none;
  }

  & input[type='range'] {
    flex: 1 1 120px;
    min-height: 24px;
    accent-color: #1a6b4a;
  }
`;

/** What is said besides. */
export const Quiet = styled.span`
  display: block;
  color: ${QUIET};
  font-size: 13px;
`;

/** A button. */
export const Push = styled.button`
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid ${LINE_OF_FIELD};
  border-radius: 4px;
  background: #ffffff;
  color: ${INK};
  font: inherit;
  cursor: pointer;

  &:hover {
    background: #eef2f4;
  }

  &[aria-pressed='true'] {
    background: #14211c;
    color: #ffffff;
  }
`;

/** What should not stay so. */
export const Warning = styled.ul`
  margin: 0;
  padding: 12px 12px 12px 28px;
  border: 1px solid #b3261e;
  border-radius: 6px;
  background: #fdecea;
  color: #7a1710;
`;

/** Code, as it is copied. */
export const Code = styled.pre`
  margin: 0;
  padding: 12px;
  overflow: auto;
  border-radius: 6px;
  background: #14211c;
  color: #f2f6ee;
  font:
    13px/1.5 ui-monospace,
    monospace;
`;
