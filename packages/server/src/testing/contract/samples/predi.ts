import type { PrediMatch } from '@arma11/core/contract';
import type { Rehearsal } from '../rehearsal';
import { prepared, sample, type Sample } from './sample';

const KEY = { 'idempotency-key': 'clave-de-muestra-0002' };

/** The first alternative of the first two questions. */
async function answers({ as, predi }: Rehearsal) {
  const matches = await prepared<PrediMatch[]>(as('owner')('GET', `predi-partidos/list/match-sala/${predi.id}/`));
  return matches.map((match) => {
    const { id, id_match_prediction } = match.answers[0]!;
    return { alternative: id, predi: predi.id, match_prediction: id_match_prediction };
  });
}

/** A score that the room does not show yet. */
async function scores({ as, predi }: Rehearsal) {
  const matches = await prepared<PrediMatch[]>(as('owner')('GET', `predi-partidos/list/match-sala/${predi.id}/`));
  const { id_match_prediction } = matches[0]!.answers.find(({ kind }) => kind === 'marcador')!;
  return [{ match_prediction: id_match_prediction, goals_local: 4, goals_visit: 0 }];
}

/** A private room of the owner's that nobody has entered, still a draft. */
async function draft({ as, environment }: Rehearsal): Promise<{ id: number }> {
  const body = { name: 'La polla', amount_ins: 20, max_players: 8, matches: environment.league.next };
  const call = as('owner')('POST', 'predi/sala/create-private/', { body, headers: KEY });
  return (await prepared<{ predi: { id: number } }>(call)).predi;
}

/** The code of a batch that opens a public room. */
async function batchCode({ db, predi }: Rehearsal): Promise<string> {
  await db.fresh
    .insertInto('access_code')
    .values({ code: 'EVENT23456', room_id: predi.id, max_uses: 10, expires_at: null })
    .execute();
  await db.fresh.updateTable('room').set({ tipo: '3' }).where('id', '=', predi.id).execute();
  return 'EVENT23456';
}

/** Requests of prediction rooms. */
export const prediSamples: Record<string, Sample> = {
  'predi.prices': sample(),
  'predi.getAdmin': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.sala': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.createPrivate': sample(({ environment }) => ({
    body: { name: 'La polla', amount_ins: 20, max_players: 8, matches: environment.league.next },
    headers: KEY,
  })),
  'predi.updateData': sample(({ predi }) => ({ params: { id: predi.id }, body: { name: 'La polla del barrio' } })),
  'predi.allPredictions': sample(({ environment }) => ({ params: { id: environment.league.next[0]! } })),
  'predi.registerPredictions': sample(async (stage) => ({
    body: {
      predi: (await draft(stage)).id,
      selections: stage.environment.league.next.map((match) => ({ match, kinds: ['1x2', 'goles'] })),
    },
  })),
  'predi.listByUser': sample(),
  'predi.matchSala': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.matchSelect': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.saveAnswers': sample(async (stage) => ({ body: await answers(stage) })),
  'predi.salaByCode': sample(({ environment }) => ({ params: { code: environment.rooms.private.predi.code! } })),
  'predi.join': sample(({ environment }) => ({ body: { predi: environment.rooms.public.predi.id } }), {
    who: 'stranger',
  }),
  'predi.joinEvent': sample(async (stage) => ({ body: { code: await batchCode(stage) } }), {
    who: 'stranger',
    scene: 'public',
  }),
  'predi.longTerm': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.listResults': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.listRanking': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.awardsHistory': sample(),
  'predi.tiebreak': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.listSuccess': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.topAwards': sample(({ predi }) => ({ params: { id: predi.id } })),
  'predi.listPublic': sample(({ environment }) => ({ query: { match: environment.league.next[0]! } })),
  'predi.topPublic': sample({ query: { top: 6 } }),
  'predi.makeScores': sample(async (stage) => ({ params: { predi: stage.predi.id }, body: await scores(stage) })),
  'predi.saveClutch': sample(({ predi }) => ({
    params: { predi: predi.id },
    body: { goals_local: 2, goals_visit: 1, minute: 23 },
  })),
};
