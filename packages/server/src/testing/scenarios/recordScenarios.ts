import type { Sala } from '@arma11/core/contract';
import { requestTo } from '@arma11/testing/scenarios';
import { openDemoServer, type DemoServer } from './demoServer';
import { findScenarioIds, UNFILLED, type ScenarioIds } from './scenarioIds';
import { packScenario } from './packScenario';
import { makePageIds } from './pageIds';
import { recordScenario, type NamedWrite } from './recordScenario';
import type { ScenarioDefinition } from './scenarioDefinition';
import { printJson, printScenario } from './printScenario';
import { antes } from './definitions/antes';
import { aplazado } from './definitions/aplazado';
import { enVivo } from './definitions/enVivo';
import { liquidada } from './definitions/liquidada';
import { mesa } from './definitions/mesa';
import { porCerrar } from './definitions/porCerrar';
import { sinSalas } from './definitions/sinSalas';
import { sinSesion } from './definitions/sinSesion';

/** The instant at which the evening begins: that of every story without a scenario. */
const EVENING = '2026-06-11T20:00:00Z';

/** In the order of the clock: each goes on where the one before ended. */
const definitions: readonly ScenarioDefinition[] = [
  sinSesion,
  sinSalas,
  antes,
  porCerrar,
  enVivo,
  mesa,
  aplazado,
  liquidada,
];

/** Plays one evening of the demo season and records every scenario on the way; returns the files by their names. */
export async function recordScenarios(): Promise<Record<string, string>> {
  const server = await openDemoServer(EVENING);
  try {
    await enterUnfilledRoom(server);
    const ids = await findScenarioIds(server, await makePageIds(server));
    const files: Record<string, string> = {};
    const named: Record<string, Record<string, NamedWrite>> = {};
    const lock = await minuteOfLock(server, ids);
    for (const definition of definitions) {
      const { name, afterLock } = definition;
      await server.playUntil(afterLock === undefined ? 0 : lock + afterLock);
      await definition.prepare?.(server, ids);
      const { scenario, pages, writes } = await recordScenario(server, definition, ids);
      const packed = packScenario(scenario);
      files[`${name}.recorded.json`] = printScenario(packed);
      if (pages) files[`${name}.pages.recorded.json`] = printScenario(packScenario(pages, packed.parts));
      if (Object.keys(writes).length > 0) named[name] = writes;
    }
    return { ...files, 'ids.recorded.json': printJson(ids), 'writes.recorded.json': printJson(named) };
  } finally {
    await server.close();
  }
}

async function minuteOfLock(server: DemoServer, { sala }: ScenarioIds): Promise<number> {
  const { lock_at } = (await server.ask('demo', requestTo('salas', 'sala', { sala: sala.evening.id }))) as Sala;
  return (Date.parse(lock_at) - Date.parse(EVENING)) / 60_000;
}

/** The demo player joins a room that will not fill. */
async function enterUnfilledRoom(server: DemoServer): Promise<void> {
  const { name, amount_ins, seats } = UNFILLED;
  const asked = { league: 'demo', name, fee: String(amount_ins), seats: String(seats), mode: 'completo' };
  const { room } = (await server.operate('room create', asked)) as { room: number };
  await server.ask('demo', requestTo('compe', 'registerSala', { body: { sala: room } }));
}
