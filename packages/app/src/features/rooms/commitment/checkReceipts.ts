import type { Client } from '@arma11/core';
import type { RoomCommitments, RoomKind } from '@arma11/core/contract';
import { commitmentProblems, flattenLineup } from '@arma11/core/domain';
import { browserSha256 } from '../browserSha256';

/** What a check found: all is as it was sealed, something is not, or this page cannot tell. */
export type Checked = 'holds' | 'differs' | 'unable';

/** A sealed lineup: its players by slot, null where a slot had not locked. */
interface SealedLineup {
  jornada: number;
  players: readonly (number | null)[];
}

/** Whether the lineup that counts now is the sealed one. */
async function isLineup(client: Client, ins: number, { jornada, players }: SealedLineup): Promise<boolean> {
  const now = flattenLineup(await client.compe.getLineup({ id: ins, jornada }));
  return players.every((player, slot) => player === null || now[slot]?.player.id === player);
}

/**
 * Checks a player's receipts on their own device (rules R15.5): that each leads to the root which the room has published, and
 * that the lineup which counts is the one that was sealed. Of several commitments to a jornada the last one stands (R1.4).
 */
export async function checkReceipts(client: Client, kind: RoomKind, sealed: RoomCommitments): Promise<Checked> {
  const sha256 = browserSha256();
  if (!sha256) return 'unable';
  if ((await commitmentProblems(sealed, sha256)).length > 0) return 'differs';
  if (kind === 'predi') return 'holds';
  const last = new Map(sealed.commitments.map(({ jornada, receipt }) => [jornada, receipt]));
  for (const receipt of last.values()) {
    if (receipt && !(await isLineup(client, receipt.entry, JSON.parse(receipt.content) as SealedLineup)))
      return 'differs';
  }
  return 'holds';
}
