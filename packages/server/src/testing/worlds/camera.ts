import type { RecordedAnswer, RecordedScenario, ScenarioName, ScenarioRequest } from '@arma11/testing/scenarios';
import type { Asker } from './ask';
import type { Cast } from './cast';
import type { Operate, Stage, Viewer } from './stage';

/** A write that stories play: recorded with what it changes, and with what can be done after it. */
export interface Write {
  request: ScenarioRequest;
  /** What a story needs to know to make it by hand: names on the screen. */
  about?: Record<string, string>;
  next?: readonly Write[];
}

/** One world: when it is, who looks, how the game got there, and what is asked of it. */
export interface Scene {
  name: ScenarioName;
  /** How many minutes after the lock of the evening's rooms, negative before it; absent when the evening begins. */
  afterLock?: number;
  viewer: Viewer;
  /** Brings the game into the state, by real calls. */
  prepare?: (stage: Stage, cast: Cast) => Promise<void>;
  /** What the operator does in this world alone: the evening goes on without it. */
  turn?: (operate: Operate, cast: Cast) => Promise<void>;
  reads: (cast: Cast) => readonly ScenarioRequest[];
  /** What only pages ask: it has a file of its own. */
  pages?: (cast: Cast) => readonly ScenarioRequest[];
  /** What is played, by a name that stories use. */
  writes?: (cast: Cast, asker: Asker) => Promise<Record<string, Write>>;
}

/** A write of a recorded world as stories find it: its key, and what it is about. */
export type NamedWrite = { key: string } & Record<string, string>;

/** A recorded world and its writes by name. */
export interface Recording {
  world: RecordedScenario;
  pages?: RecordedScenario;
  writes: Record<string, NamedWrite>;
}

type Answers = Record<string, RecordedAnswer>;
/** Works in the scene as it stands: whatever is written there is forgotten. */
type Rehearse = <T>(work: (asker: Asker) => Promise<T>) => Promise<T>;

/** Records a scene on the evening as it stands. */
export async function recordScene(
  stage: Stage,
  { name, viewer, turn, reads, pages, writes }: Scene,
  cast: Cast,
): Promise<Recording> {
  const asked = reads(cast);
  const rehearse: Rehearse = (work) =>
    stage.rehearse(viewer, async (asker, operate) => {
      await turn?.(operate, cast);
      return work(asker);
    });
  const before = await rehearse((asker) => readAll(asker, asked));
  const played = writes ? await rehearse((asker) => writes(cast, asker)) : {};
  const answers = { ...before };
  for (const write of Object.values(played)) {
    answers[write.request.key] = await recordWrite({ rehearse, asked }, [write.request], before, write.next);
  }
  const named = Object.entries(played).map(([called, { request, about }]) => [called, { ...about, key: request.key }]);
  const told = (given: Answers): RecordedScenario => ({ name, now: stage.now(), answers: given });
  const more = pages?.(cast).filter(({ key }) => !(key in answers));
  const ofPages = more && (await rehearse((asker) => readAll(asker, more)));
  return {
    world: told(answers),
    ...(ofPages ? { pages: told(ofPages) } : {}),
    writes: Object.fromEntries(named),
  };
}

async function readAll(asker: Asker, asked: readonly ScenarioRequest[]): Promise<Answers> {
  const answers: Answers = {};
  for (const request of asked) answers[request.key] = await asker.record(request);
  return answers;
}

/** Plays writes one after the other and answers the last one, with what is different since it. */
async function recordWrite(
  source: { rehearse: Rehearse; asked: readonly ScenarioRequest[] },
  path: readonly ScenarioRequest[],
  before: Answers,
  next: readonly Write[] = [],
): Promise<RecordedAnswer> {
  const { rehearse, asked } = source;
  const [answer, after] = await rehearse(async (asker) => {
    let last: RecordedAnswer | undefined;
    for (const request of path) last = await asker.record(request);
    return [last!, await readAll(asker, asked)] as const;
  });
  if (answer.status >= 400) return answer;
  const changed = Object.entries(after).filter(
    ([key, { body }]) => JSON.stringify(body) !== JSON.stringify(before[key]?.body),
  );
  const changes: Answers = Object.fromEntries(changed);
  for (const write of next)
    changes[write.request.key] = await recordWrite(source, [...path, write.request], after, write.next);
  return Object.keys(changes).length > 0 ? { ...answer, changes } : answer;
}
