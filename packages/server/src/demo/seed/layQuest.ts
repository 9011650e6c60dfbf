import type { Tx } from '../../platform/db/database';
import { countRoom } from '../../players/quests/countRoom';
import { countStep, type QuestEvent } from '../../players/quests/countStep';
import type { STANDING_EVENTS } from '../../players/quests/standingEvents';
import type { Story } from './layStory';

interface DemoCriterio {
  title: string;
  event: QuestEvent | (typeof STANDING_EVENTS)[number];
  target: number;
  link: string;
}

interface DemoQuest {
  title: string;
  description: string;
  reward_coins: number;
  reward_item?: number;
  is_main?: boolean;
  criterios: DemoCriterio[];
}

const quests: DemoQuest[] = [
  {
    title: 'Cinco jugadas esta semana',
    description: 'Guarda tu once en tres salas y tus predicciones en dos.',
    reward_coins: 30,
    is_main: true,
    criterios: [
      { title: 'Guarda tu once en tres salas', event: 'lineup_guardada', target: 3, link: '/compe' },
      { title: 'Guarda tus predicciones en dos salas', event: 'predi_guardada', target: 2, link: '/predi/ins' },
    ],
  },
  {
    title: 'Ojo de águila',
    description: 'Acierta cinco predicciones esta semana.',
    reward_coins: 15,
    criterios: [{ title: 'Acierta cinco predicciones', event: 'acierto', target: 5, link: '/predi/ins' }],
  },
  {
    title: 'Siempre en la cancha',
    description: 'Ingresa tres días y juega una sala gratis.',
    reward_coins: 10,
    criterios: [
      { title: 'Ingresa tres días', event: 'login_dia', target: 3, link: '/play' },
      { title: 'Juega una sala gratis', event: 'sala_gratis_jugada', target: 1, link: '/compe' },
    ],
  },
  {
    title: 'Tu carné de hincha',
    description: 'Elige tu club, agrega tu celular y verifícalo.',
    reward_coins: 0,
    reward_item: 17,
    criterios: [
      { title: 'Completa tu perfil', event: 'perfil_completo', target: 1, link: '/users/profile' },
      { title: 'Verifica tu celular', event: 'telefono_verificado', target: 1, link: '/users/profile/verify-user' },
    ],
  },
];

async function putUp(tx: Tx, { criterios, ...quest }: DemoQuest): Promise<void> {
  const { id } = await tx.insertInto('quest').values(quest).returning('id').executeTakeFirstOrThrow();
  const steps = criterios.map((criterio, index) => ({ quest_id: id, ...criterio, ordinal: index + 1 }));
  await tx.insertInto('criterio').values(steps).execute();
}

/**
 * Puts up the quests. Of the main one the demo player has done three of its five steps, two lineups and one set of
 * predictions; another that they have completed with what they knew in their last room, and has still to be paid for.
 */
export async function layQuest(tx: Tx, player: number, { finished, live }: Story): Promise<void> {
  for (const quest of quests) await putUp(tx, quest);
  for (const { compe } of [finished, live]) {
    await countStep(tx, player, 'lineup_guardada', `room:${compe.id}:${compe.jornada_from}`);
  }
  await countStep(tx, player, 'predi_guardada', `room:${live.predi.id}`);
  await countRoom(tx, finished.predi.id);
}
