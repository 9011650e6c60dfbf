import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { PromoTable } from '../../platform/db/tables/walletTables';
import type { MoneyMode } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { assertNotSelfExcluded } from '../limits/assertNotSelfExcluded';
import { giftsAllowed } from '../moneyGate';
import { lockPlayer } from '../../players/lockPlayer';
import { type EnterRoom, type Gift, giveGift, type PromoUse } from './giveGift';

export type PromoRow = Selectable<PromoTable>;

/** One answer for codes that are unknown, over, not begun or used up: nobody learns which codes exist (security §5.4). */
const noSuchCode = () =>
  new Refusal(404, 'PROMO_NO_EXISTE', 'Ese código no existe o ya no vale. Revisa cómo lo escribiste.');
const usedByYou = () => new Refusal(409, 'PROMO_USADA', 'Ya usaste este código.');

/** Whether an error counts as a wrong code. */
export const isWrongCode = (error: unknown) => error instanceof Refusal && error.code === 'PROMO_NO_EXISTE';

/** As it is kept: upper case, without spaces and hyphens. */
export const promoCode = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '');

interface Found extends PromoRow {
  running: boolean;
  used_by_me: boolean;
  too_old: boolean;
  unverified: boolean;
}

async function findPromo(tx: Tx, userId: number, code: string): Promise<Found> {
  const { rows } = await sql<Found>`
    select p.*, p.closed_at is null and coalesce(p.starts_at <= app_now(), true) and coalesce(app_now() < p.ends_at, true)
        and coalesce(p.used < p.cap, true) as running,
      exists (select from promo_use o where o.promo_id = p.id and o.user_id = u.id and o.returned_at is null) as used_by_me,
      coalesce(u.created_at < app_now() - make_interval(days => p.new_days), false) as too_old,
      p.phone_verified and not u.phone_verify as unverified
    from promo p, app_user u where p.code = ${promoCode(code)} and u.id = ${userId}`.execute(tx);
  if (!rows[0]) throw noSuchCode();
  return rows[0];
}

function assertRedeemable(promo: Found): void {
  if (promo.used_by_me) throw usedByYou();
  if (!promo.running) throw noSuchCode();
  if (promo.too_old) throw new Refusal(409, 'PROMO_SOLO_NUEVOS', 'Este código es para cuentas nuevas.');
  if (promo.unverified) {
    throw new Refusal(403, 'TELEFONO_NO_VERIFICADO', 'Verifica tu celular en tu perfil y vuelve a usar el código.');
  }
}

/** The use first, then the counter under its cap: of many at the same moment only as many pass as there are left (I11). */
async function takeUse(tx: Tx, promo: PromoRow, userId: number): Promise<PromoUse> {
  const { rows } = await sql<{ times: number }>`
    insert into promo_use as u (promo_id, user_id) values (${promo.id}, ${userId})
    on conflict on constraint promo_once do update
      set used_at = app_now(), times = u.times + 1, entry_id = null, returned_at = null where u.returned_at is not null
    returning times`.execute(tx);
  if (!rows[0]) throw usedByYou();
  const counted = await sql`
    update promo set used = used + 1
    where id = ${promo.id} and closed_at is null and (cap is null or used < cap) and coalesce(app_now() < ends_at, true)`.execute(
    tx,
  );
  if (!counted.numAffectedRows) throw noSuchCode();
  return { userId, times: rows[0].times };
}

/** A room's row is taken before its codes' everywhere: whoever leaves it gives a use back. */
async function lockRoomOf(tx: Tx, { room_id }: PromoRow): Promise<void> {
  if (room_id !== null) await sql`select from room where id = ${room_id} for no key update`.execute(tx);
}

/** Redeems a code for a player, once, and gives what it gives (rules R11.3); gifts call nobody back from a pause (R12.5). */
export async function redeemPromo(
  tx: Tx,
  money: MoneyMode,
  { userId, code, enterRoom }: { userId: number; code: string; enterRoom: EnterRoom },
): Promise<Gift> {
  if (!(await giftsAllowed(tx, money))) {
    throw new Refusal(409, 'PROMO_APAGADA', 'Por ahora no hay códigos. Te avisaremos cuando vuelvan.');
  }
  await lockPlayer(tx, userId);
  await assertNotSelfExcluded(tx, userId);
  const promo = await findPromo(tx, userId, code);
  assertRedeemable(promo);
  await lockRoomOf(tx, promo);
  return giveGift(tx, promo, await takeUse(tx, promo, userId), enterRoom);
}
