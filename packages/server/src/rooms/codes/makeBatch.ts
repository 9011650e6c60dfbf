import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { newCode } from './newCode';

/** Writes a batch of codes for a room, each good for this many seats until it expires; returns them. */
export async function makeBatch(
  tx: Tx,
  random: Deps['random'],
  batch: { roomId: number; count: number; max_uses: number; expires_at: string | null },
): Promise<string[]> {
  const codes: string[] = [];
  for (let made = 0; made < batch.count; made += 1) {
    const code = await newCode(tx, random);
    const { roomId: room_id, max_uses, expires_at } = batch;
    await tx.insertInto('access_code').values({ code, room_id, max_uses, expires_at }).execute();
    codes.push(code);
  }
  return codes;
}
