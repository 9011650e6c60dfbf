import type { ReactNode } from 'react';

interface HeldProps {
  height: number;
  /** How much of the window's foot is left out below. */
  below?: number;
  children: ReactNode;
}

/** A box that holds what is otherwise fixed to the window, so that a picture can have several of them. */
export const Held = ({ height, below = 0, children }: HeldProps) => (
  <div style={{ position: 'relative', width: '100%', height }}>
    <div style={{ position: 'absolute', inset: `0 0 ${-below}px`, contain: 'layout' }}>{children}</div>
  </div>
);
