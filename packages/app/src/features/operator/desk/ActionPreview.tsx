import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, token } from '@arma11/widgets/theme';
import { operadorEs } from '../../../messages/operador.es';

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${token('radius')};
  box-shadow: inset 0 0 0 2px ${token('colorAccent')};

  & > :is(h3, p, ul) {
    margin: 0;
  }

  & > ul {
    padding-inline-start: 20px;
  }
`;

/** What an action would do, told before it is done: it takes the focus, so that it is read before the button. */
export function ActionPreview({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} aria-label={operadorEs.action.preview}>
      <h3>{operadorEs.action.preview}</h3>
      {children}
    </Box>
  );
}
