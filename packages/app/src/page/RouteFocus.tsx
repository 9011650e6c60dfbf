import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { LiveRegion } from '@arma11/widgets/ui';

/** The id of the page's main landmark: where the skip link and a new page put the focus. */
export const MAIN_ID = 'contenido';

/**
 * After going to another page: scrolls up, says its name once it has come, and puts the focus on its content unless what had
 * the focus is still there (a tab, a button of the bottom bar).
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const previous = useRef(pathname);
  const [said, setSaid] = useState('');
  const titleBefore = useRef('');
  useLayoutEffect(() => {
    // A page names itself only after it was drawn.
    titleBefore.current = document.title;
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (how !== 'POP') window.scrollTo(0, 0);
    const say = () => {
      if (document.title === titleBefore.current) return;
      coming.disconnect();
      setSaid(document.title);
    };
    const coming = new MutationObserver(say);
    const timer = setTimeout(() => {
      coming.observe(document.head, { childList: true, subtree: true, characterData: true });
      say();
      if (document.activeElement && document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }, 100);
    return () => {
      clearTimeout(timer);
      coming.disconnect();
    };
  }, [pathname, how]);
  return <LiveRegion message={said} />;
}
