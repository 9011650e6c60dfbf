import type { ModoPozo } from '@arma11/core/contract';
import { newCode } from '../../codes/newCode';
import type { Tx } from '../../../platform/db/database';
import type { Deps } from '../../../platform/deps';
import { Refusal } from '../../../platform/refusal';
import { refuseGuarantee } from '../../own/changeOwnRoom';
import { createRoom } from '../../offers/createRoom';
import { roomName } from '../../own/roomName';
import { isOfferedPrice } from '../../offers/prices';
import { nextSelectable, selectableMatches } from './selectableMatches';

const COMMISSION_BPS = 1000;
const LOCK_LEAD_MIN = 5;
/** Private rooms that a player may have going at once, so that nobody fills the table with drafts. */
const MOST_OWN_ROOMS = 20;

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
  refuseGuarantee(asked.modo_pozo);
  const { username } = await lockOwner(tx, owner);
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

// The owner's row is held, so that two requests at once cannot both be their last.
async function lockOwner(tx: Tx, owner: number): Promise<{ username: string }> {
  const user = await tx
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', owner)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rooms } = await tx
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<number>().as('rooms'))
    .where('owner_id', '=', owner)
    .where('kind', '=', 'predi')
    .where('estado', 'not in', ['pagada', 'cancelada'])
    .executeTakeFirstOrThrow();
  if (rooms >= MOST_OWN_ROOMS) {
    throw new Refusal(409, 'LIMITE_ALCANZADO', `Ya tienes ${MOST_OWN_ROOMS} salas privadas en marcha. Cancela una.`);
  }
  return user;
}
