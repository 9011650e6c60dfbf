import { LobbyFrame } from './LobbyFrame';

/** The shell of pages without tabs of their own: the profile's. */
export function PlainShell() {
  return <LobbyFrame />;
}
