import { createContext, useContext, useEffect } from 'react';
import { pageDrawn } from './firstPage';
import { usePageTitle } from './usePageTitle';

/** The name of the room that a page is part of, or null outside rooms. */
export const RoomNameContext = createContext<string | null>(null);

/** Names the page of a route, with its room: 'Ranking · Copa Andina · Arma Tu 11'. */
export function PageTitle({ title }: { title: string }) {
  const room = useContext(RoomNameContext);
  usePageTitle(room === null ? title : `${title} · ${room}`);
  useEffect(pageDrawn, []);
  return null;
}
