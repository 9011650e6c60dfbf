import { sql } from 'kysely';
import { createUser } from '../../players/accounts/createUser';
import { writePersonalData } from '../../players/accounts/personalData';
import type { Sealing } from '../../platform/sealing/Sealing';
import type { Tx } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import { grant } from '../../ledger/grant';
import { approveDeposit } from '../../wallet/deposits/decideDeposit';
import { DEMO_ACCOUNTS } from '../season/demoAccounts';
import { rivalNames } from '../rivals/rivalNames';
import { demoClubs } from '../season/clubs';
import { DEMO_LEAGUE } from '../season/demoLeague';
import { streamOf } from '../season/streamOf';

/** Hashes of the two public passwords. */
export interface DemoHashes {
  player: string;
  operator: string;
}

/** What their accounts are made with. */
export interface DemoSecrets {
  sealing: Sealing;
  seed: number;
  hashes: DemoHashes;
}

/** Who is there, by account id. */
export interface DemoPeople {
  player: number;
  rivals: number[];
}

/** Coins that the demo player has had: once topped up, once given. */
const RECHARGED = 1000;
const DEMO_OPERATION = '00112233';
const WELCOME = 230;
const RIVAL_COINS = 1500;
/** XP of the demo player: a 'Titular' (rules R11.4). */
const PLAYER_XP = 340;

/** Makes the demo player, the operator and the rivals, with clubs, ranks and coins of the operator's promotions. */
export async function layPeople(tx: Tx, { sealing, seed, hashes }: DemoSecrets): Promise<DemoPeople> {
  const { email, username } = DEMO_ACCOUNTS.player;
  const player = await createUser(tx, {
    email,
    username,
    passwordHash: hashes.player,
    avatarItem: 11,
    xp: PLAYER_XP,
  });
  await writePersonalData(tx, sealing, player, { birth_date: '1994-03-08' });
  await createUser(tx, {
    email: DEMO_ACCOUNTS.operator.email,
    username: DEMO_ACCOUNTS.operator.username,
    passwordHash: hashes.operator,
    role: 'admin',
  });
  await fundPlayer(tx, player);
  const rivals: number[] = [];
  for (const [index, name] of rivalNames.entries()) rivals.push(await layRival(tx, seed, name, index));
  await joinClubs(tx, seed, [player, ...rivals]);
  return { player, rivals };
}

async function layRival(tx: Tx, seed: number, username: string, index: number): Promise<number> {
  const random = streamOf(seed, 'rival', username);
  const userId = await createUser(tx, {
    username,
    email: `rival-${index + 1}@rivales.invalid`,
    passwordHash: null,
    isBot: true,
    avatarItem: 20 + index,
    // Many beginners, few legends.
    xp: Math.floor(4200 * random() ** 3),
  });
  await grant(tx, {
    userId,
    amount: RIVAL_COINS,
    kind: 'grant',
    ref: `demo:rival:${userId}`,
    label: 'Bono de la casa',
  });
  return userId;
}

/** One top-up, asked for and approved as any other, and the welcome gift. */
async function fundPlayer(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into deposit (user_id, pack_id, provider, coins, bonus_coins, price_cents, pay_amount_cents)
    select ${userId}, id, 'yape', coins, bonus_coins, price_cents, price_cents from pack where coins = ${RECHARGED}
    returning id`.execute(tx);
  await approveDeposit(tx, { id: rows[0]!.id, actorId: null, operation: DEMO_OPERATION });
  await grant(tx, { userId, amount: WELCOME, kind: 'grant', ref: `demo:${userId}`, label: 'Bono de bienvenida' });
}

/** Everybody supports a club: the demo player the first one, the rivals the good ones more often. */
async function joinClubs(tx: Tx, seed: number, [player, ...rivals]: number[]): Promise<void> {
  const random = streamOf(seed, 'supporters');
  const clubOf = (rival: boolean) => demoClubs[rival ? Math.floor(random() ** 1.5 * demoClubs.length) : 0]!.external_id;
  const rows = [{ user: player, club: clubOf(false) }, ...rivals.map((user) => ({ user, club: clubOf(true) }))];
  await sql`
    update app_user u set club_id = t.id
    from json_to_recordset(${asRows(rows)}) as x("user" int, club text)
    join team t on t.external_id = x.club join league l on l.id = t.league_id and l.league_unique = ${DEMO_LEAGUE}
    where u.id = x."user"`.execute(tx);
}
