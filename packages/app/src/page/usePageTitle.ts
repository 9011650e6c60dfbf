import { useEffect } from 'react';
import { es } from '../messages/es';

/** Names the page in the browser: 'Ranking · Arma Tu 11'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const app = es.shell.appName;
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title]);
}
