import type { ModoPozo } from '@arma11/core/contract';
import { newCode } from '../../codes/newCode';
import type { Tx } from '../../../platform/db/database';
import type { Deps } from '../../../platform/deps';
import { Refusal } from '../../../platform/refusal';
import { assertNoGuarantee } from '../../own/changeOwnRoom';
import { createRoom } from '../../offers/createRoom';
import { lockOwner } from '../../own/lockOwner';
import { roomName } from '../../own/roomName';
import { isOfferedPrice } from '../../offers/prices';
import { nextSelectable, selectableMatches } from './selectableMatches';

const COMMISSION_BPS = 1000;
const LOCK_LEAD_MIN = 5;

export interface PrivateRoom {
  name?: string | undefined;
  amount_ins: number;
  max_players: number;
  /** May be chosen now or with the questions. */
  matches?: number[] | undefined;
  modo_pozo?: ModoPozo | undefined;
}

/**
 * Makes a draft of a private prediction room with its code; it opens once it has a question (chooseQuestions). The owner
 * is not seated. Until matches are chosen the draft stands on the next match that could be (product #36).
 */
export async function createPrivate(
  tx: Tx,
  random: Deps['random'],
  owner: number,
  asked: PrivateRoom,
): Promise<{ roomId: number; code: string }> {
  if (!isOfferedPrice(asked.amount_ins)) {
    throw new Refusal(422, 'PRECIO_INVALIDO', 'Esa entrada no existe. Elige una de la lista.');
  }
  assertNoGuarantee(asked.modo_pozo);
  const { username } = await lockOwner(tx, owner, 'predi');
  const chosen = await selectableMatches(tx, asked.matches ?? []);
  const first = chosen[0] ?? (await nextSelectable(tx));
  const code = await newCode(tx, random);
  const roomId = await createRoom(tx, {
    kind: 'predi',
    tipo: '2',
    estado: 'borrador',
    name: roomName(asked.name, `Sala de ${username}`),
    leagueId: first.league_id,
    amount_ins: asked.amount_ins,
    max_players: asked.max_players,
    min_players: 2,
    modo_pozo: asked.modo_pozo ?? 'proporcional',
    commission_bps: COMMISSION_BPS,
    lock_lead_min: LOCK_LEAD_MIN,
    matchIds: chosen.length > 0 ? chosen.map(({ id }) => id) : [first.id],
    ownerId: owner,
    cod_access: code,
  });
  if (chosen.length === 0) await tx.deleteFrom('room_match').where('room_id', '=', roomId).execute();
  return { roomId, code };
}
