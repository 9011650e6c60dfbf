import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { LiveRegion } from '@arma11/widgets/ui';

/** The id of the page's main landmark: where the skip link and a new page put the focus. */
export const MAIN_ID = 'contenido';

/**
 * After going to another page: scrolls up, says its name, and puts the focus on its content unless what had the focus is
 * still there (a tab, a button of the bottom bar).
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const previous = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (how !== 'POP') window.scrollTo(0, 0);
    const timer = setTimeout(() => {
      setSaid(document.title);
      if (document.activeElement && document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, how]);
  return <LiveRegion message={said} />;
}
