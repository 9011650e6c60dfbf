import { useLocation } from 'react-router';
import { FOOTBALLER_KEY } from './footballerKey';

/** Returns the address that opens a footballer's sheet over the page one is on. */
export function useFootballerHref(): (id: number) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const query = new URLSearchParams(search);
    query.set(FOOTBALLER_KEY, String(id));
    return `${pathname}?${query}`;
  };
}
