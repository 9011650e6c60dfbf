import type { Tx } from '../../db/database';
import { countStep } from '../../quests/countStep';
import type { Story } from './layStory';

const quest = {
  title: 'Cinco jugadas esta semana',
  description: 'Guarda tu once en tres salas y tus predicciones en dos.',
  reward_coins: 30,
  is_main: true,
};

const criterios = [
  { title: 'Guarda tu once en tres salas', event: 'lineup_guardada', target: 3, link: '/compe', ordinal: 1 },
  { title: 'Guarda tus predicciones en dos salas', event: 'predi_guardada', target: 2, link: '/predi/ins', ordinal: 2 },
];

/** Puts up the main quest. The demo player has done three of its five steps: two lineups and one set of predictions. */
export async function layQuest(tx: Tx, player: number, { finished, live }: Story): Promise<void> {
  const { id } = await tx.insertInto('quest').values(quest).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('criterio')
    .values(criterios.map((criterio) => ({ quest_id: id, ...criterio })))
    .execute();
  for (const { compe } of [finished, live]) {
    await countStep(tx, player, 'lineup_guardada', `room:${compe.id}:${compe.jornada_from}`);
  }
  await countStep(tx, player, 'predi_guardada', `room:${live.predi.id}`);
}
