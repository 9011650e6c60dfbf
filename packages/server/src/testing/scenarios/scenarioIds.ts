import type { Page, PrediRoom, RoomOffer, SalaCompe, User } from '@arma11/core/contract';
import { requestTo, type ScenarioRequest } from '@arma11/testing/scenarios';
import { demoOffers } from '../../demo/rivals/demoOffers';
import type { PageIds } from './pageIds';
import type { DemoServer } from './demoServer';

/** A room of the demo player: its id and their entry. */
export interface JoinedRoom {
  id: number;
  entry: number;
}

/** Ids of whom and what stories are about: the same in every scenario, because it is one evening. */
export interface ScenarioIds {
  player: { id: number; username: string };
  /** An id that nothing has. */
  nothing: number;
  sala: {
    /** Joined and open before the lock, then played, then paid. */
    evening: JoinedRoom;
    /** Joined, must fill, does not: cancelled at its lock. */
    unfilled: JoinedRoom;
    /** Not joined. */
    free: number;
    paid: number;
    duel: number;
    guaranteed: number;
  };
  predi: { evening: JoinedRoom; free: number; duel: number; guaranteed: number };
  pages: PageIds;
}

const NOTHING = 999_999;
const everything = { page: 1, page_size: 50 };

/** The room of a hundred that must fill; so many rivals there are not. */
export const UNFILLED = { name: 'Estadio lleno', amount_ins: 30, seats: 100 } as const;

/** Finds the ids by what the demo player sees when the evening begins. */
export async function findScenarioIds(server: DemoServer, pages: PageIds): Promise<ScenarioIds> {
  const ask = (request: ScenarioRequest) => server.ask('demo', request);
  const user = (await ask(requestTo('accounts', 'getData'))) as User;
  const mine = ((await ask(requestTo('compe', 'allByUser', everything))) as Page<SalaCompe>).results;
  const offers = (await ask(requestTo('salas', 'filter', everything))) as Page<RoomOffer>;
  const predis = (await ask(requestTo('predi', 'listPublic', {}))) as PrediRoom[];
  const offered = (name: string) => found(offers.results, name, (room) => room.ins_user === 0).sala;
  const { losDiez, salaNorte, salaLibre, manoAMano, nocheGrande } = demoOffers;
  const { fechaDeClasicos, pollaDeLaFecha, dueloDeMarcadores, granPolla } = demoOffers;
  const predi = (name: string, joined: boolean) => found(predis, name, (room) => room.user_ins > 0 === joined);
  return {
    player: { id: user.id, username: user.username },
    nothing: NOTHING,
    sala: {
      evening: joinedRoom(mine, losDiez.name),
      unfilled: joinedRoom(mine, UNFILLED.name),
      free: offered(salaLibre.name),
      paid: offered(salaNorte.name),
      duel: offered(manoAMano.name),
      guaranteed: offered(nocheGrande.name),
    },
    predi: {
      evening: joinedPredi(predi(fechaDeClasicos.name, true)),
      free: predi(pollaDeLaFecha.name, false).id,
      duel: predi(dueloDeMarcadores.name, false).id,
      guaranteed: predi(granPolla.name, false).id,
    },
    pages,
  };
}

const joinedPredi = ({ id, user_ins }: PrediRoom): JoinedRoom => ({ id, entry: user_ins });

function joinedRoom(mine: readonly SalaCompe[], name: string): JoinedRoom {
  const entry = mine.find(({ sala_detail }) => sala_detail.name === name && sala_detail.estado === 'abierta');
  if (!entry) throw new Error(`The demo player is in no open room '${name}': the demo season has changed.`);
  return { id: entry.sala.id, entry: entry.id };
}

function found<T extends { name: string }>(rooms: readonly T[], name: string, wanted: (room: T) => boolean): T {
  const room = rooms.find((each) => each.name === name && wanted(each));
  if (!room) throw new Error(`The demo season has no room '${name}' in the state that the scenarios need.`);
  return room;
}
