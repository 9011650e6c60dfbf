import { sql } from 'kysely';
import { openSession } from '../../players/accounts/sessions';
import { sha256 } from '../../platform/bytes';
import { systemAccount, userAccount } from '../../ledger/accounts';
import { grant } from '../../ledger/grant';
import { post } from '../../ledger/post';
import { type TestServer } from '../testServer';

/** Somebody of the environment, with a session. */
export interface Person {
  id: number;
  username: string;
  access: string;
}

const players = ['owner', 'member', 'stranger'] as const;
const desk = ['operador', 'tesorero', 'admin'] as const;

/** `owner` made the private rooms and holds the entries that are asked for; `member` plays in the same rooms; `stranger` in none. */
export type Somebody = (typeof players)[number] | (typeof desk)[number];
export type People = Record<Somebody, Person>;

/** Tokens of the owner's that open nothing any more. */
export interface DeadTokens {
  expired: string;
  revoked: string;
}

export const PASSWORD = 'contrasena-larga-7';
const BIRTH = '1990-04-15';
const COINS = 2000;

async function makePerson(server: TestServer, name: Somebody): Promise<Person> {
  const role = desk.find((each) => each === name);
  const { id, access } = await server.player({
    username: `${name}-uno`,
    email: `${name}@arma11.test`,
    passwordHash: `plain:${PASSWORD}`,
    birthDate: BIRTH,
    ...(role ? { role } : {}),
  });
  return { id, access, username: `${name}-uno` };
}

/** Coins of both kinds: given by the operator, and brought along. */
async function fund({ db }: TestServer, userId: number): Promise<void> {
  await db.tx(async (tx) => {
    await grant(tx, { userId, amount: COINS, kind: 'grant', ref: `environment:${userId}`, label: 'Bono' });
    await post(tx, {
      kind: 'opening',
      ref: `environment:${userId}`,
      label: 'Saldo inicial',
      postings: [
        { account: await systemAccount(tx, 'ext:recarga'), amount: -COINS },
        { account: await userAccount(tx, userId, 'user:jugable'), amount: COINS / 2 },
        { account: await userAccount(tx, userId, 'user:retirable'), amount: COINS / 2 },
      ],
    });
  });
}

/** Makes everybody, grown up and with coins. */
export async function makePeople(server: TestServer): Promise<People> {
  const people: Partial<People> = {};
  for (const name of [...players, ...desk]) people[name] = await makePerson(server, name);
  for (const name of players) await fund(server, people[name]!.id);
  return people as People;
}

/** Two more sessions of a player's: one past its fourteen days, one signed out. */
export async function makeDeadTokens({ db, deps }: TestServer, userId: number): Promise<DeadTokens> {
  const open = () => db.tx((tx) => openSession(tx, { userId, device: 'dead', random: deps.random }));
  const [expired, revoked] = [(await open()).access, (await open()).access];
  await sql`update session set created_at = app_now() - interval '15 days', expires_at = app_now() - interval '1 day'
    where token_hash = ${await sha256(expired)}`.execute(db.fresh);
  await sql`update session set revoked_at = app_now() where token_hash = ${await sha256(revoked)}`.execute(db.fresh);
  return { expired, revoked };
}
