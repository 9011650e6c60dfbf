import { expect, it } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import type { ApiAnswer } from '../testServer';
import type { Scene, Environment } from './openEnvironment';
import { type Rehearsal, rehearse } from './rehearsal';

/** One way to get at what is not one's own, and how it has to end. */
interface Attack {
  name: string;
  scene?: Scene;
  attempt(stage: Rehearsal): Promise<ApiAnswer>;
  status: number;
  code: string;
}

const REGISTER = 'prediction/answers-user/predi/register/';
const screen = async ({ as }: Rehearsal, room: number): Promise<PrediMatch[]> =>
  (await as('owner')('GET', `predi-partidos/list/match-sala/${room}/`)).body;

/** The first alternative of a room's question by its place. */
async function pick(stage: Rehearsal, room: number, nth = 0) {
  const chosen = (await screen(stage, room))[nth]!.answers[0]!;
  return { alternative: chosen.id, predi: room, match_prediction: chosen.id_match_prediction };
}

const join = ({ as }: Rehearsal, body: object) =>
  as('stranger')('POST', 'compe/compe-ins/register-sala-compe/', { body });

const attacks: Attack[] = [
  {
    name: 'updating another user',
    attempt: ({ as, environment }) =>
      as('owner')('PATCH', `users/update-data/${environment.people.member.id}/`, { body: { username: 'tomado-1' } }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'updating oneself with the id of another in the body',
    attempt: ({ as, environment }) =>
      as('owner')('PATCH', `users/update-data/${environment.people.owner.id}/`, {
        body: { id: environment.people.member.id },
      }),
    status: 400,
    code: 'DATOS_INVALIDOS',
  },
  {
    name: 'entering a private room by its id',
    attempt: (stage) => join(stage, { sala: stage.compe.id }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'entering a private room by its id as if it were a code',
    attempt: ({ as, compe }) =>
      as('stranger')('POST', 'compe/compe-ins/register-sala-private/', { body: { sala: compe.id } }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'entering a private prediction room without its code',
    attempt: ({ as, predi }) => as('stranger')('POST', 'predi/ins-predi/ins-user/', { body: { predi: predi.id } }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'entering a private prediction room with the code of another',
    attempt: ({ as, predi, compe }) =>
      as('stranger')('POST', 'predi/ins-predi/ins-user/', { body: { predi: predi.id, code: compe.code } }),
    status: 404,
    code: 'CODIGO_NO_EXISTE',
  },
  {
    name: 'entering a room that is locked',
    scene: 'locked',
    attempt: ({ as, compe }) =>
      as('stranger')('POST', 'compe/compe-ins/register-sala-private/', { body: { sala: compe.code } }),
    status: 404,
    code: 'CODIGO_NO_EXISTE',
  },
  {
    name: 'answering with the questions of another room',
    attempt: async (stage) => {
      const foreign = await pick(stage, stage.environment.rooms.public.predi.id);
      const body = [await pick(stage, stage.predi.id), { ...foreign, predi: stage.predi.id }];
      return stage.as('owner')('POST', REGISTER, { body });
    },
    status: 422,
    code: 'ALTERNATIVA_INVALIDA',
  },
  {
    name: 'answering one question with the alternative of another',
    attempt: async (stage) => {
      const [mine, other] = [await pick(stage, stage.predi.id), await pick(stage, stage.predi.id, 1)];
      return stage.as('owner')('POST', REGISTER, { body: [{ ...mine, alternative: other.alternative }] });
    },
    status: 422,
    code: 'ALTERNATIVA_INVALIDA',
  },
  {
    name: 'hiding a locked question in a list of open ones',
    scene: 'locked',
    attempt: async (stage) => {
      const body = [await pick(stage, stage.predi.id, 1), await pick(stage, stage.predi.id, 0)];
      return stage.as('owner')('POST', REGISTER, { body });
    },
    status: 409,
    code: 'PREDI_CERRADA',
  },
  {
    name: 'answering two rooms in one request',
    attempt: async (stage) => {
      const body = [await pick(stage, stage.predi.id), await pick(stage, stage.environment.rooms.public.predi.id)];
      return stage.as('owner')('POST', REGISTER, { body });
    },
    status: 400,
    code: 'DATOS_INVALIDOS',
  },
  {
    name: 'reading the results of another entry before the lock',
    attempt: ({ as, predi }) =>
      as('member')('GET', `prediction/answers-user/list-results/${predi.id}/?ins=${predi.owner}`),
    status: 403,
    code: 'OCULTO_HASTA_CIERRE',
  },
  {
    name: 'reading the correct answers of another entry before the lock',
    attempt: ({ as, predi }) =>
      as('member')('GET', `prediction/answer-user/list/success/${predi.id}/?ins=${predi.owner}`),
    status: 403,
    code: 'OCULTO_HASTA_CIERRE',
  },
  {
    name: 'reading an entry of another room by a room of one’s own',
    scene: 'locked',
    attempt: ({ as, predi, environment }) =>
      as('member')(
        'GET',
        `prediction/answers-user/list-results/${predi.id}/?ins=${environment.rooms.private.predi.owner}`,
      ),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'copying the lineup of somebody else',
    attempt: ({ as, compe }) =>
      as('owner')('POST', `plus/compe/${compe.owner}/copy/`, { body: { from_ins: compe.member } }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'sending off whoever plays in another room',
    attempt: ({ as, predi, environment }) =>
      as('owner')('PATCH', `predi/update/data/${predi.id}/`, {
        body: { remove_ins: environment.rooms.public.predi.member },
      }),
    status: 404,
    code: 'NO_EXISTE',
  },
  {
    name: 'changing the price of a room that people have paid for',
    attempt: ({ as, predi }) =>
      as('owner')('PATCH', `predi/update/data/${predi.id}/`, { body: { modo_pozo: 'completo' } }),
    status: 409,
    code: 'REGLAS_CONGELADAS',
  },
  {
    name: 'claiming a quest that is not done',
    attempt: ({ as, environment }) =>
      as('member')('POST', 'quest/save/pay-quest/', { body: { quest: environment.home.quest } }),
    status: 409,
    code: 'MISION_INCOMPLETA',
  },
];

/** The object swaps of security §5.1: things of others inside of requests that are one's own. */
export function testAttacks(environment: () => Environment): void {
  it.each(attacks)('$name fails with $status $code', async ({ scene = 'private', attempt, status, code }) => {
    const { answer } = await rehearse(environment(), scene, async (stage) => ({ answer: await attempt(stage) }));
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
  });

  it('no list of one’s own takes another user’s name', async () => {
    const lists = [
      'compe/list/all-by-user/',
      'predi/sala/list-by_user/',
      'plus/wallet/movements/',
      'rango/get/rango-user/',
    ];
    await rehearse(environment(), 'private', async ({ as, environment: { people } }) => {
      for (const path of lists) {
        const own = await as('member')('GET', path);
        for (const name of ['user', 'user_id', 'id']) {
          const asked = await as('member')('GET', `${path}?${name}=${people.owner.id}`);
          expect([path, asked.body]).toEqual([path, own.body]);
        }
      }
    });
  });

  it('a public page tells nothing but what is public', async () => {
    await rehearse(environment(), 'private', async ({ as }) => {
      const { text } = await as('stranger')('GET', 'plus/users/owner-uno/');
      expect(text).not.toMatch(/arma11\.test|saldo|phone|email|birth|\+51/);
    });
  });
}
