import { randomBytes } from 'node:crypto';
import { accountsRoutes, sessionRoutes } from '../api/accountRoutes';
import type { PurseKind } from '../ledger/purses';
import type { Deps } from '../platform/deps';
import { balancesOf, type Balances } from '../ledger/balances';
import { grant } from '../ledger/grant';
import { opsRoutes } from '../api/operatorRoutes';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { gameRoutes } from '../api/routeGroups';
import { roomTerms } from './roomTerms';
import { smallLeague, type SmallLeague } from './smallLeague';
import { type ApiAnswer, openTestServer, type TestPlayer, type TestServer } from './testServer';

/** A key for one write. */
export const freshKey = () => ({ 'idempotency-key': randomBytes(12).toString('hex') });

/** A server of the whole game over a small league, with a treasurer and players whose phones are verified. */
export interface WalletStage {
  server: TestServer;
  league: SmallLeague;
  treasurer: TestPlayer;
  /** A player who may cash out, with coins in the purses named. */
  player(coins?: Partial<Record<PurseKind, number>>): Promise<TestPlayer>;
  /** Gives a player coins in a purse. */
  fund(userId: number, purse: PurseKind, coins: number): Promise<void>;
  balances(userId: number): Promise<Balances>;
  /** Opens a lineup room on jornada 1. */
  room(fee: number, seats?: number): Promise<number>;
  /** Asks for a top-up of the pack with so many coins. */
  deposit(player: TestPlayer, coins: number, key?: Record<string, string>): Promise<ApiAnswer>;
  /** Says how a top-up was paid. */
  pay(player: TestPlayer, id: number, fields: Record<string, string | Blob>): Promise<ApiAnswer>;
  /** Asks to be paid. */
  withdraw(player: TestPlayer, amount: number, more?: object, key?: Record<string, string>): Promise<ApiAnswer>;
}

export async function openWalletStage(given: Partial<Deps> = {}): Promise<WalletStage> {
  const server = await openTestServer([accountsRoutes, sessionRoutes, ...gameRoutes, opsRoutes], given);
  const { db } = server;
  const league = await smallLeague(db);
  let gifts = 0;
  const fund: WalletStage['fund'] = async (userId, purse, amount) => {
    gifts += 1;
    await db.tx((tx) => grant(tx, { userId, amount, kind: 'grant', ref: `stage:${gifts}`, label: 'Bono', purse }));
  };
  return {
    server,
    league,
    treasurer: await server.player({ username: 'tesorera-1', role: 'tesorero' }),
    fund,
    balances: (userId) => balancesOf(db.fresh, userId),
    async player(coins = {}) {
      const made = await server.player({
        phone: `+519${String(randomBytes(4).readUInt32BE() % 1e8).padStart(8, '0')}`,
      });
      await db.fresh.updateTable('app_user').set({ phone_verify: true }).where('id', '=', made.id).execute();
      for (const [purse, amount] of Object.entries(coins)) await fund(made.id, purse as PurseKind, amount);
      return made;
    },
    room: (amount_ins, max_players = 20) =>
      db.tx((tx) =>
        createCompeRoom(tx, roomTerms(league, { name: `Sala de ${amount_ins}`, amount_ins, max_players, jornada: 1 })),
      ),
    async deposit(player, coins, key = freshKey()) {
      const pack = await db.fresh.selectFrom('pack').select('id').where('coins', '=', coins).executeTakeFirstOrThrow();
      return player.call('POST', 'plus/deposits/', { body: { recarga: pack.id, provider: 'yape' }, headers: key });
    },
    pay(player, id, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return player.call('PATCH', `plus/deposits/${id}/`, { body });
    },
    withdraw: (player, amount, more = {}, key = freshKey()) =>
      player.call('POST', 'plus/withdrawals/', {
        body: {
          amount,
          provider: 'yape',
          destination: '987654321',
          holder_name: 'Rosa Quispe',
          doc_number: '12345678',
          ...more,
        },
        headers: key,
      }),
  };
}
