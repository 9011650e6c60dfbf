import { base64url, sha256 } from '../../platform/bytes';
import type { RoomCard } from './roomCard';

/** Returns the address of a room's picture, from the first slash. It is another one when what it shows changes: chats keep pictures. */
export async function cardAddress(id: number, card: RoomCard): Promise<string> {
  const version = base64url((await sha256(JSON.stringify(card))).slice(0, 9));
  return `/services/plus/share/${card.kind}/${id}.png?v=${version}`;
}
