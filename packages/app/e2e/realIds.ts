import type { Group, GroupSummary } from '@arma11/core/back-office';
import type { Deposit, EventInfo, Match, Page, PrediRoom, Ranking, SalaCompe, Team, User } from '@arma11/core/contract';
import { isCasual, isPublic } from '@arma11/core/domain';
import type { PlayerApi } from './playerApi';

/** What the addresses of the routes are filled with: the demo player's own, in every state, and what they make for it. */
export interface RealIds {
  /** Lineup rooms: in play, open, settled. */
  compe: number[];
  /** Entries of casual F6, in the same states. */
  casual: number[];
  /** Prediction rooms, in the same states. */
  predi: number[];
  /** Somebody else's entry in the first of each. */
  rivals: { compe: number; casual: number; predi: number };
  /** Their own private rooms: without questions yet, and ready to be shared, with its code. */
  draft: number;
  own: { id: number; code: string };
  /** The code of their own lineup room. */
  compeCode: string;
  event: { id: number; jornadas: number[] };
  league: string;
  team: number;
  keyusername: string;
  /** A group of their own, with something on its wall. */
  group: { id: number; code: string };
  deposit: number;
  /** What the operator's desk looks at: the player, and a match. */
  player: number;
  match: number;
}

const PRIVATE = { amount_ins: 0, max_players: 10 };

/** Reads the ids, and makes the private rooms and the top-up that the demo season cannot bring. */
export async function realIds(api: PlayerApi): Promise<RealIds> {
  const { id: player, keyusername } = await api.get<User>('users/get-data/');
  const [event] = await api.get<EventInfo[]>('plus/events/');
  const { league_unique: league, id, jornada_from, jornada_to, jornada } = event!;
  const [match] = await api.get<Match[]>('partidos/next-important/list/');
  const [team] = await api.get<Team[]>(`plus/leagues/${league}/teams/`);
  const [pack] = await api.get<{ id: number }[]>('home/galey/recargas/');
  const { deposit } = await api.post<{ deposit: Deposit }>('plus/deposits/', { recarga: pack!.id, provider: 'yape' });
  const rooms = { ...(await lineupRooms(api)), predi: await predictionRooms(api) };
  return {
    ...rooms,
    rivals: await rivalsIn(api, rooms),
    ...(await ownPredictions(api)),
    compeCode: await ownLineupRoom(api, league, jornada_to),
    event: { id, jornadas: [jornada_from, jornada] },
    league,
    team: team!.id,
    keyusername,
    group: await ownGroup(api),
    deposit: deposit.id,
    player,
    match: match!.id,
  };
}

async function lineupRooms(api: PlayerApi): Promise<{ compe: number[]; casual: number[] }> {
  const running = await api.get<Page<SalaCompe>>('compe/list/all-by-user/?page_size=50');
  const past = await api.get<Page<SalaCompe>>('compe/list/history-by-user/?page_size=50');
  const entries = [...running.results, ...past.results];
  const of = (is: typeof isCasual) => entries.filter(({ sala_detail }) => is(sala_detail));
  return { compe: of(isPublic).map(({ sala }) => sala.id), casual: of(isCasual).map(({ id }) => id) };
}

async function rivalsIn(
  api: PlayerApi,
  { compe, casual, predi }: Pick<RealIds, 'compe' | 'casual' | 'predi'>,
): Promise<RealIds['rivals']> {
  const other = ({ results }: Ranking) => results.find(({ is_me }) => !is_me)!.ins;
  const inLineups = async (sala: number) =>
    other(await api.get<Ranking>(`compe/ranking/ranking-compe-sala/?sala=${sala}`));
  const { sala } = await api.get<SalaCompe>(`compe/get/retrive/${casual[0]!}/`);
  return {
    compe: await inLineups(compe[0]!),
    casual: await inLineups(sala.id),
    predi: other(await api.get<Ranking>(`predi/ins-predi/list-ranking/${predi[0]!}/`)),
  };
}

async function predictionRooms(api: PlayerApi): Promise<number[]> {
  const running = await api.get<Page<PrediRoom>>('predi/sala/list-by_user/');
  const past = await api.get<Page<{ predi: { id: number } }>>('predi/ins-predi/history/predi-awards/');
  return [...running.results.map(({ id }) => id), ...past.results.map(({ predi }) => predi.id)];
}

async function ownPredictions(api: PlayerApi): Promise<Pick<RealIds, 'draft' | 'own'>> {
  interface Made {
    predi: PrediRoom;
    cod_access: string;
  }
  const coming = await api.get<Match[]>('partidos/list/in-predi/');
  const matches = coming.slice(-3).map(({ id }) => id);
  const draft = await api.post<Made>('predi/sala/create-private/', { ...PRIVATE, name: 'Sala por armar' });
  const own = await api.post<Made>('predi/sala/create-private/', { ...PRIVATE, name: 'La sala del barrio', matches });
  const selections = matches.map((match) => ({ match, kinds: ['1x2', 'goles', 'marcador'] }));
  await api.post('predi-partidos/match-predi-select/register/predictions/', { predi: own.predi.id, selections });
  return { draft: draft.predi.id, own: { id: own.predi.id, code: own.cod_access } };
}

async function ownGroup(api: PlayerApi): Promise<RealIds['group']> {
  const { id } = await api.post<GroupSummary>('plus/groups/', { name: 'Los del barrio', crest: 1, counts: 'both' });
  await api.post(`plus/groups/${id}/wall/`, { text: 'Hoy no se salva nadie.' });
  const { cod_access } = await api.get<Group>(`plus/groups/${id}/`);
  return { id, code: cod_access };
}

async function ownLineupRoom(api: PlayerApi, league_unique: string, jornada: number): Promise<string> {
  const room = { ...PRIVATE, league_unique, jornada, join: false, name: 'Los de siempre' };
  return (await api.post<{ cod_access: string }>('sala/create/private-sala/', room)).cod_access;
}
