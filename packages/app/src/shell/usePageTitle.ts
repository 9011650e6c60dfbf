import { useEffect } from 'react';
import { es } from '../messages/es';

/** Names the page in the browser: 'Ranking · Arma Tu 11'. A more precise name may follow once its data is there. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const app = es.shell.appName;
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title]);
}
