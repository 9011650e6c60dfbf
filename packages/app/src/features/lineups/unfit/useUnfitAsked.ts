import { useState } from 'react';
import { useLocation } from 'react-router';

/** What the reminder before a lock adds to the address of a team in which somebody may not play (rules R14.8). */
export const ASKED = 'arreglar';

/** Whether the player came to change those who may not play: null, or another text each time. */
export function useUnfitAsked(): string | null {
  const { key, search } = useLocation();
  const [asked, setAsked] = useState<string | null>(null);
  if (search.includes(ASKED) && asked !== key) setAsked(key);
  return asked;
}
