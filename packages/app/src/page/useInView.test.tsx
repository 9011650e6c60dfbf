import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useInView } from './useInView';

function Piece() {
  const { ref, inView } = useInView<HTMLParagraphElement>();
  return <p ref={ref}>{inView ? 'cerca' : 'lejos'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that tells only when the test says so. */
function stubObserver() {
  let tell = (_inView: boolean) => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  return { tell: (inView: boolean) => act(() => tell(inView)), disconnect };
}

describe('a piece of a long page', () => {
  it('is in view once it comes to the screen, and stays so without being watched', () => {
    const { tell, disconnect } = stubObserver();
    render(<Piece />);
    tell(false);
    expect(screen.getByText('lejos')).toBeDefined();
    tell(true);
    expect(screen.getByText('cerca')).toBeDefined();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is in view at once where the browser cannot tell', () => {
    render(<Piece />);
    expect(screen.getByText('cerca')).toBeDefined();
  });
});
