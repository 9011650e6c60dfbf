import { createServer } from '../../createServer';
import { startLive } from '../../api/live/startLive';
import { allGroups, type Environment } from './openEnvironment';
import type { Somebody } from './people';

const QUIET_MS = 1500;

/** Everything that somebody's stream says from its first event on, through the work and a while after it. */
export async function overheard(
  { server: { deps, db }, people }: Environment,
  who: Somebody,
  work: () => Promise<void>,
): Promise<string> {
  const live = await startLive({ db, log: deps.log }, { tick: 20 });
  const leave = new AbortController();
  try {
    const headers = { authorization: `Bearer ${people[who].access}`, accept: 'text/event-stream' };
    const request = new Request('http://arma11.test/services/plus/live/', { headers, signal: leave.signal });
    const response = await createServer({ ...deps, live }, { groups: allGroups }).fetch(request, { ip: '192.0.2.1' });
    if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
      throw new Error(`There is no stream: ${response.status} ${await response.text()}`);
    }
    let heard = '';
    const decoder = new TextDecoder();
    const reader = response.body!.getReader();
    const listening = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard += decoder.decode(part.value);
    })();
    await work();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    await reader.cancel();
    await listening.catch(() => undefined);
    return heard;
  } finally {
    live.close();
  }
}
