import type { ClubMini, User } from '@arma11/core/contract';
import { limaDay, rangoOf } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Queryable } from '../../platform/db/database';
import type { Sealing } from '../../platform/sealing/Sealing';
import { crestPath, kitOf, rangoPath, wornAvatarPath } from '../../platform/http/mediaPaths';
import { balancesOf } from '../../ledger/balances';
import { notFound } from '../../platform/refusal';
import { isAdult } from './adult';
import { keyUsername } from './keyUsername';
import { openPersonalData } from './personalData';

/** A player's club as others see it. */
export async function clubOf(q: Queryable, clubId: number | null): Promise<ClubMini | null> {
  if (clubId === null) return null;
  const { league_unique, ...team } = await q
    .selectFrom('team as t')
    .innerJoin('league as l', 'l.id', 't.league_id')
    .select(['t.id', 't.name', 't.logo', 't.kit', 'l.league_unique'])
    .where('t.id', '=', clubId)
    .executeTakeFirstOrThrow();
  return { id: team.id, name: team.name, logo: team.logo ?? crestPath(kitOf(team), team.id), league_unique };
}

/** The player as only the player sees it. Balances come from the ledger's accounts, never from a copy. */
export async function readUser(q: Queryable, sealing: Sealing, id: number): Promise<User> {
  const row = await q.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const { level, name } = rangoOf(row.xp);
  const { birth_date } = await openPersonalData(sealing, row);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    phone: row.phone,
    phone_verify: row.phone_verify,
    avatar: wornAvatarPath(row.avatar_item, row.id),
    local_contry: row.local_contry,
    is_reset: row.is_reset,
    avatar_item: row.avatar_item,
    ...(await balancesOf(q, id)),
    club: await clubOf(q, row.club_id),
    rango: { level, name, image: rangoPath(level) },
    keyusername: keyUsername(row.username),
    age_verified: birth_date !== null && isAdult(birth_date, limaDay(await appNow(q))),
    kyc: row.kyc,
    excluded_until: row.excluded_until,
    needs_consent: row.consented_at === null,
    created_at: row.created_at,
  };
}
