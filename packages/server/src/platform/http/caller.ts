import type { EmbedScope } from '@arma11/core/contract';

/** Who is calling. */
export interface Caller {
  id: number;
  role: 'player' | 'operador' | 'tesorero' | 'admin';
  /** When the password or Google was last shown: step-up asks for less than 10 minutes (security §3.2). */
  authAt: string;
  tokenHash: Uint8Array;
  /** Of who works at the desk: shown in this session in the last twelve hours, still to be shown, or there is none. */
  secondFactor?: 'given' | 'due' | 'none';
  /** A test player's own session: they play on their partner's test pages, and may do nothing else. */
  testPlayer?: true;
  /** Present where a partner's page acts for the player, by what it was granted. */
  embed?: { partnerId: number; grantId: number; origin: string; scopes: readonly EmbedScope[] };
  /** Present where a partner's page looks on without a player: the id is nobody's. */
  preview?: { partnerId: number; origin: string };
}
