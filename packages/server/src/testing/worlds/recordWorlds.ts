import type { Sala } from '@arma11/core/contract';
import { requestTo } from '@arma11/testing/scenarios';
import { recordScene, type NamedWrite, type Scene } from './camera';
import { findCast, UNFILLED, type Cast } from './cast';
import { packWorld } from './packWorld';
import { makePageCast } from './pageCast';
import { printJson, printWorld } from './printWorld';
import { antes } from './scenes/antes';
import { aplazado } from './scenes/aplazado';
import { enVivo } from './scenes/enVivo';
import { liquidada } from './scenes/liquidada';
import { mesa } from './scenes/mesa';
import { porCerrar } from './scenes/porCerrar';
import { sinSalas } from './scenes/sinSalas';
import { sinSesion } from './scenes/sinSesion';
import { openStage, type Stage } from './stage';

/** The instant at which the evening begins: that of every story without a world. */
export const EVENING = '2026-06-11T20:00:00Z';

/** In the order of the clock: each goes on where the one before ended. */
const scenes: readonly Scene[] = [sinSesion, sinSalas, antes, porCerrar, enVivo, mesa, aplazado, liquidada];

/** What stories are told besides the worlds: who is in them, and the writes of each by name. */
export type CastFile = Cast & { writes: Record<string, Record<string, NamedWrite>> };

/** Plays one evening of the demo season and records every world on the way; returns the files by their names. */
export async function recordWorlds(): Promise<Record<string, string>> {
  const stage = await openStage(EVENING);
  try {
    await enterUnfilledRoom(stage);
    const cast = await findCast(stage, await makePageCast(stage));
    const files: Record<string, string> = {};
    const written: CastFile['writes'] = {};
    const lock = await minuteOfLock(stage, cast);
    for (const scene of scenes) {
      await stage.playUntil(scene.afterLock === undefined ? 0 : lock + scene.afterLock);
      await scene.prepare?.(stage, cast);
      const { world, pages, writes } = await recordScene(stage, scene, cast);
      const packed = packWorld(world);
      files[`${scene.name}.recorded.json`] = printWorld(packed);
      if (pages) files[`${scene.name}.pages.recorded.json`] = printWorld(packWorld(pages, packed.parts));
      if (Object.keys(writes).length > 0) written[scene.name] = writes;
    }
    const castFile: CastFile = { ...cast, writes: written };
    return { ...files, 'cast.recorded.json': `${printJson(castFile)}\n` };
  } finally {
    await stage.close();
  }
}

async function minuteOfLock(stage: Stage, { sala }: Cast): Promise<number> {
  const { lock_at } = (await stage.ask('demo', requestTo('salas', 'sala', { sala: sala.evening.id }))) as Sala;
  return (Date.parse(lock_at) - Date.parse(EVENING)) / 60_000;
}

/** The demo player takes a seat in a room that will not fill. */
async function enterUnfilledRoom(stage: Stage): Promise<void> {
  const { name, amount_ins, seats } = UNFILLED;
  const asked = { league: 'demo', name, fee: String(amount_ins), seats: String(seats), mode: 'completo' };
  const { room } = (await stage.operate('room create', asked)) as { room: number };
  await stage.ask('demo', requestTo('compe', 'registerSala', { body: { sala: room } }));
}
