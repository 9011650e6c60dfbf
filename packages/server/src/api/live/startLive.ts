import { appNow } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { closeRevokedStreams } from './closeRevokedStreams';
import { eventStream, type LiveEvent } from '../../platform/live/eventStream';
import type { Live } from '../../platform/live/Live';
import { addAll, addNotice, noChanges } from '../../rooms/live/pendingChanges';
import { notifyViewers } from '../../rooms/live/notifyViewers';
import { ticker } from '../../platform/live/ticker';
import type { Viewer } from '../../rooms/live/viewer';
import { watchedRooms } from '../../rooms/live/watchedRooms';

/** Streams of one player on one server (security §5.3). */
const MOST_OF_ONE = 3;
const REPLAY_MS = 5 * 60_000;

/** How long things take, in milliseconds. Tests have less patience. */
export interface LiveTiming {
  /** From the first notice to the broadcast; what comes between is sent together. */
  tick: number;
  heartbeat: number;
  /** How often the viewers' sessions are looked at. */
  sessions: number;
  /** Before a failed broadcast is tried again. */
  again: number;
}

const TIMING: LiveTiming = { tick: 250, heartbeat: 15_000, sessions: 3000, again: 1000 };

const resync = (id: string): LiveEvent => ({ event: 'resync', id, data: '{}' });

function assertBelowStreamLimit(viewers: ReadonlySet<Viewer>, userId: number): void {
  const open = [...viewers].filter((viewer) => viewer.userId === userId).length;
  if (open < MOST_OF_ONE) return;
  const sentence = 'Ya sigues tus salas en otras ventanas. Cierra una.';
  throw new Refusal(429, 'MUCHOS_INTENTOS', sentence, { retry_after: 30 });
}

const stopping = () =>
  new Refusal(503, 'MANTENIMIENTO', 'El juego se está reiniciando. Vuelve en unos segundos.', { retry_after: 2 });

/** Whether more has passed than can be sent again; what cannot be read counts as long ago. */
const isLongAgo = async (db: Db, since: string) =>
  !(Date.parse(await appNow(db.fresh)) - Date.parse(since) <= REPLAY_MS);

/** Gathers what moves for a tick and sends it to the viewers; what could not be sent goes with the next tick. */
function broadcaster({ db, log }: Pick<Deps, 'db' | 'log'>, viewers: ReadonlySet<Viewer>, { tick, again }: LiveTiming) {
  let moved = noChanges();
  async function tell(): Promise<void> {
    const taken = moved;
    const fresh = new Set([...viewers].filter((viewer) => viewer.fresh));
    moved = noChanges();
    for (const viewer of fresh) viewer.fresh = false;
    try {
      await notifyViewers(db.fresh, [...viewers], { moved: taken, fresh });
    } catch (error) {
      addAll(moved, taken);
      for (const viewer of fresh) viewer.fresh = true;
      throw error;
    }
  }
  const { wake, stop } = ticker(tell, {
    everyMs: tick,
    againMs: again,
    failed: (error) =>
      log({ level: 'error', message: 'live: a broadcast failed and is tried again', error: String(error) }),
  });
  const heard = (payload: string) => {
    if (viewers.size === 0) return;
    addNotice(moved, payload);
    wake();
  };
  return { heard, wake, stop };
}

/** Looks after the streams that are open: shows that they live, and ends those whose session has ended. */
function heartbeat(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  viewers: ReadonlySet<Viewer>,
  timing: LiveTiming,
): () => void {
  const beats = setInterval(() => viewers.forEach(({ stream }) => stream.beat()), timing.heartbeat);
  const looks = setInterval(() => {
    closeRevokedStreams(db.fresh, viewers).catch((error: unknown) =>
      log({ level: 'error', message: 'live: the sessions could not be read', error: String(error) }),
    );
  }, timing.sessions);
  return () => {
    clearInterval(beats);
    clearInterval(looks);
  };
}

/**
 * Streams to players what moves in their rooms. Notices of every server arrive through the database; they are gathered for a
 * tick, computed once for all viewers, and each viewer is sent what is news to them.
 */
export async function startLive(deps: Pick<Deps, 'db' | 'log'>, given: Partial<LiveTiming> = {}): Promise<Live> {
  const { db } = deps;
  const timing = { ...TIMING, ...given };
  const viewers = new Set<Viewer>();
  const { heard, wake, stop } = broadcaster(deps, viewers, timing);
  const missed = () => {
    for (const viewer of viewers) {
      viewer.stream.send(resync(''));
      viewer.fresh = true;
    }
    wake();
  };
  const stopListening = await db.listen('live', { heard, missed });
  const stopHeartbeat = heartbeat(deps, viewers, timing);
  let closed = false;

  return {
    async open({ userId, tokenHash, rooms, since, drop }) {
      const watched = await watchedRooms(db.fresh, userId, rooms);
      const late = since !== null && (await isLongAgo(db, since));
      if (closed) throw stopping();
      assertBelowStreamLimit(viewers, userId);
      const stream = eventStream({ drop, gone: () => viewers.delete(viewer) });
      const viewer: Viewer = { userId, tokenHash, rooms: watched, stream, fresh: true, sent: new Map() };
      if (late) stream.send(resync(''));
      viewers.add(viewer);
      wake();
      return stream.readable;
    },
    viewers: () => viewers.size,
    close() {
      closed = true;
      stopListening();
      stop();
      stopHeartbeat();
      for (const { stream } of viewers) stream.end();
    },
  };
}
