import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { isEntering } from '../page/entering';

const Whole = styled.div`
  display: contents;
`;

interface Props {
  /** What enters the room, among the children, as a selector; null: one is in. */
  button: string | null;
  children: ReactNode;
}

/**
 * Taps the button for who has signed in to enter the room, or has made it, once it is there: a free seat is taken, of a paid one the
 * payment sheet opens. Once alone: not again on the way back or when the page is loaded anew.
 */
export function EnterRoom({ button, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const entering = isEntering(state);
  useEffect(() => {
    const within = place.current;
    if (!entering || !within || button === null) return;
    const tap = () => {
      const found = within.querySelector<HTMLButtonElement>(button);
      if (!found) return;
      observer.disconnect();
      void navigate({ pathname, search }, { replace: true, state: null });
      found.click();
    };
    const observer = new MutationObserver(tap);
    observer.observe(within, { childList: true, subtree: true });
    tap();
    return () => observer.disconnect();
  }, [entering, button, pathname, search, navigate]);
  return <Whole ref={place}>{children}</Whole>;
}
