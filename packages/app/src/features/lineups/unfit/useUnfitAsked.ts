import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the reminder before a lock adds to the address of a team in which somebody may not play (rules R14.8). */
const ASKED = 'arreglar';

/**
 * Whether the player came to change those who may not play: null, or another text each time. The address forgets it at once, so
 * that neither a page that is loaded anew nor the way back asks again.
 */
export function useUnfitAsked(): string | null {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const query = new URLSearchParams(search);
  const asks = query.has(ASKED);
  if (asks && asked !== key) setAsked(key);
  query.delete(ASKED);
  const rest = String(query);
  useEffect(() => {
    if (asks) void navigate({ pathname, search: rest }, { replace: true });
  }, [asks, pathname, rest, navigate]);
  return asked;
}
