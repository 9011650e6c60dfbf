import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { lazyNamed } from '../page/lazyNamed';
import { useWide, WIDE } from '../page/useWide';

// Phones never need it.
const SidePanel = lazyNamed(() => import('./SidePanel'), 'SidePanel');

const Grid = styled.div`
  min-height: 100dvh;

  @media ${WIDE} {
    display: grid;
    grid-template-columns: 264px minmax(0, 1fr);
  }
`;

const Content = styled.div`
  position: relative;
  min-width: 0;
`;

/** The frame of every page behind the sign-in: content alone on phones, the player's summary beside it on wide screens. */
export function AppFrame({ children }: { children: ReactNode }) {
  const wide = useWide();
  return (
    <Grid>
      {wide && (
        <Suspense fallback={<div />}>
          <SidePanel />
        </Suspense>
      )}
      <Content>{children}</Content>
    </Grid>
  );
}
