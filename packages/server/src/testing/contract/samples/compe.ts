import type { Lineup, Player } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const ownLineup = ({ as, compe }: Rehearsal) =>
  prepared<Lineup>(as('owner')('GET', `compe/compe-lienup/get-lineup-compe/${compe.owner}/`));

/** A forward of the pool who does not play. */
async function substitute({ as, compe }: Rehearsal): Promise<number> {
  const path = `salas/player-sala/list/player-by-position/?sala=${compe.id}&position=3`;
  const pool = await prepared<Player[]>(as('owner')('GET', path));
  return pool.find(({ in_lineup }) => !in_lineup)!.id;
}

const players = (lineup: Lineup) => flattenLineup(lineup).map(({ player }, slot) => ({ slot, player: player.id }));

/** Requests of lineup rooms and their entries. */
export const compeSamples: Record<string, Sample> = {
  'compe.registerSala': sample(({ environment }) => ({
    body: { amount_ins: environment.home.offerPrice, league_unique: environment.league.league_unique },
  })),
  'compe.registerPrivate': sample(({ environment }) => ({ body: { sala: environment.rooms.private.compe.code } }), {
    who: 'stranger',
  }),
  'compe.generateLineup': sample(({ compe }) => ({ params: { a: compe.owner, b: compe.jornada }, body: {} })),
  'compe.retrive': sample(({ compe }) => ({ params: { id: compe.owner } })),
  'compe.getLineup': sample(({ compe }) => ({ params: { id: compe.owner } })),
  'compe.allByUser': sample({ query: { page: 1 } }),
  'compe.historyByUser': sample({ query: { page: 1 } }),
  'compe.basicUpdate': sample(async (stage) => ({
    params: { id: (await ownLineup(stage)).delanteros[0]!.id },
    body: { player_lineup: await substitute(stage) },
  })),
  'compe.updateFormation': sample(({ compe }) => ({ params: { id: compe.owner }, body: { formation: '433' } })),
  'compe.ranking': sample(({ compe }) => ({ query: { sala: compe.id } })),
  'compe.championsByEvents': sample(),
  'compe.playersToday': sample(),
  'compe.saveLineup': sample(async (stage) => {
    const lineup = await ownLineup(stage);
    const { jornada, formation } = lineup;
    return {
      params: { ins: stage.compe.owner },
      body: { jornada, formation, players: players(lineup) },
      headers: { 'if-match': `"v${lineup.version}"` },
    };
  }),
  'compe.autofill': sample(({ compe }) => ({ params: { ins: compe.owner }, body: { keep: [0] } })),
  'compe.copyLineup': sample(({ compe, environment }) => ({
    params: { ins: compe.owner },
    body: { from_ins: environment.rooms.public.compe.owner },
  })),
  'salas.sala': sample(({ compe }) => ({ params: { sala: compe.id } })),
  'salas.update': sample(({ compe }) => ({ params: { sala: compe.id }, body: { name: 'Los del barrio' } })),
};
