import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** One step of the phone's check: its field, what came of it, and its buttons. */
export const Step = styled.form`
  display: grid;
  gap: 16px;
  max-width: 440px;

  & > p {
    margin: 0;
  }

  & > p:empty {
    display: none;
  }

  & > [role='alert'] {
    color: ${token('colorLive')};
    font-weight: 500;
  }
`;
