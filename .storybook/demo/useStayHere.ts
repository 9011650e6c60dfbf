import { useEffect, type RefObject } from 'react';
import { ourWindow } from './openedWindow';

/** What would open our site in a tab of its own opens it in the page, the only place where it is served. */
export function useStayHere(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
      if (!link || link.target !== '_blank' || link.origin !== location.origin) return;
      event.preventDefault();
      ourWindow.open(link.href);
    };
    const onWallet = (event: Event) => {
      event.preventDefault();
      ourWindow.open('/play/billetera');
    };
    element.addEventListener('click', onClick, true);
    element.addEventListener('arma11-wallet-open', onWallet);
    return () => {
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('arma11-wallet-open', onWallet);
    };
  }, [page]);
}
