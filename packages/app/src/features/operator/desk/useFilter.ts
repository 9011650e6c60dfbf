import { useSearchParams } from 'react-router';

/** A filter that lies in the address, so that a list can be shared and found again; empty is the default. */
export function useFilter(name: string): [value: string, choose: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [search.get(name) ?? '', choose];
}
