import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** The fields, one under another. */
export const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-top: 4px;

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }

  & > p[role='alert'] {
    color: ${token('colorLive')};
    font-size: ${fontSize(15)};
    font-weight: 600;
  }
`;

/** Away from people: only what fills in everything finds it. */
export const Trap = styled.label`
  position: absolute;
  left: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** The letter arrived. */
export const Received = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 8px 0;
  font-weight: 500;

  & > svg {
    flex: none;
    color: ${token('colorBandHigh')};
  }
`;

/** What the operator links to. */
export const Elsewhere = styled.section`
  margin-top: 20px;
  border-top: 1px solid ${token('colorBorder')};
  overflow-wrap: anywhere;

  & > h3 {
    margin: 16px 0 4px;
    font-size: ${fontSize(15)};
    font-weight: 600;
  }

  & > p {
    margin: 0;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
  }
`;
