import { useSearchParams } from 'react-router';
import { useHydrated } from '../../page/useHydrated';

const none = new URLSearchParams();

/** The query of an entry page's address; the prerendered page was drawn without one. */
export function useEntryQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useHydrated() ? query : none;
}
