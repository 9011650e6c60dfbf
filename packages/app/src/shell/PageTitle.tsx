import { usePageTitle } from './usePageTitle';

/** Names the page of a route; the page itself may refine it. */
export function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
