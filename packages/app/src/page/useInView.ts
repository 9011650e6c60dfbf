import { useEffect, useRef, useState, type RefObject } from 'react';

/** Half a screen ahead: what a thumb scrolls to is there, what nobody scrolls to is never asked for. */
const AHEAD = '50% 0px';

/** Whether a piece of a long page is on the screen or soon will be; once it was, it stays so. */
export function useInView<Piece extends Element>(): { ref: RefObject<Piece | null>; inView: boolean } {
  const ref = useRef<Piece>(null);
  const [inView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (inView || !ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [inView]);
  return { ref, inView };
}
