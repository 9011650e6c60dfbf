import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyNamed } from '../page/lazyNamed';
import { PageBoundary } from '../page/PageBoundary';
import { ASIDE, useAside } from '../page/useWide';

// Phones never need it.
const PlayerAside = lazyNamed(() => import('./aside/PlayerAside'), 'PlayerAside');

const Columns = styled.div`
  @media ${ASIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: start;
    gap: 24px;
  }
`;

/** A page, and on the widest screens what helps the player on beside it. */
export function WithAside({ children }: { children: ReactNode }) {
  const aside = useAside();
  return (
    <Columns>
      {children}
      {aside && (
        <PageBoundary wait={<div />}>
          <PlayerAside />
        </PageBoundary>
      )}
    </Columns>
  );
}
