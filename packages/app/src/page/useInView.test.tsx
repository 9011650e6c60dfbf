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

/** An observer that calls back only when the test says so. */
function stubObserver() {
  let notify = (_inView: boolean) => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  return { notify: (inView: boolean) => act(() => notify(inView)), disconnect };
}

describe('a piece of a long page', () => {
  it('is in view once it comes to the screen, and stays so without being watched', () => {
    const { notify, disconnect } = stubObserver();
    render(<Piece />);
    notify(false);
    expect(screen.getByText('lejos')).toBeDefined();
    notify(true);
    expect(screen.getByText('cerca')).toBeDefined();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is in view at once where the browser cannot observe', () => {
    render(<Piece />);
    expect(screen.getByText('cerca')).toBeDefined();
  });
});
