import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 8px;
`;

const Said = styled.p`
  min-height: 20px;
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The buttons that give something to friends, and what was done, which is announced. */
export function ShareOptions({ said, children }: { said: string; children: ReactNode }) {
  return (
    <>
      <Ways>{children}</Ways>
      <Said role="status">{said}</Said>
    </>
  );
}
