import type { RecordedAnswer, RecordedScenario, ScenarioRequest } from '@arma11/testing/scenarios';
import type { ScenarioIds } from './scenarioIds';
import type { DemoServer } from './demoServer';
import type { RecordingClient } from './recordingClient';
import type { ScenarioDefinition, Write } from './scenarioDefinition';

/** A write of a recorded scenario as stories find it: its key, and what it is about. */
export type NamedWrite = { key: string } & Record<string, string>;

/** A recorded scenario and its writes by name. */
export interface Recording {
  scenario: RecordedScenario;
  pages?: RecordedScenario;
  writes: Record<string, NamedWrite>;
}

type Answers = Record<string, RecordedAnswer>;
/** Works in the scenario as it stands: whatever is written there is rolled back. */
type RolledBack = <T>(work: (client: RecordingClient) => Promise<T>) => Promise<T>;

/** Records a scenario on the evening as it stands. */
export async function recordScenario(
  server: DemoServer,
  { name, viewer, operatorActs, reads, pages, writes }: ScenarioDefinition,
  ids: ScenarioIds,
): Promise<Recording> {
  const asked = reads(ids);
  const rolledBack: RolledBack = (work) =>
    server.rolledBack(viewer, async (client, operate) => {
      await operatorActs?.(operate, ids);
      return work(client);
    });
  const before = await rolledBack((client) => readAll(client, asked));
  const played = writes ? await rolledBack((client) => writes(ids, client)) : {};
  const answers = { ...before };
  for (const write of Object.values(played)) {
    answers[write.request.key] = await recordWrite({ rolledBack, asked }, [write.request], before, write.next);
  }
  const named = Object.entries(played).map(([called, { request, about }]) => [called, { ...about, key: request.key }]);
  const recorded = (given: Answers): RecordedScenario => ({ name, now: server.now(), answers: given });
  const more = pages?.(ids).filter(({ key }) => !(key in answers));
  const ofPages = more && (await rolledBack((client) => readAll(client, more)));
  return {
    scenario: recorded(answers),
    ...(ofPages ? { pages: recorded(ofPages) } : {}),
    writes: Object.fromEntries(named),
  };
}

async function readAll(client: RecordingClient, asked: readonly ScenarioRequest[]): Promise<Answers> {
  const answers: Answers = {};
  for (const request of asked) answers[request.key] = await client.record(request);
  return answers;
}

/** Plays writes one after the other and returns the answer of the last one, with what is different since it. */
async function recordWrite(
  source: { rolledBack: RolledBack; asked: readonly ScenarioRequest[] },
  path: readonly ScenarioRequest[],
  before: Answers,
  next: readonly Write[] = [],
): Promise<RecordedAnswer> {
  const { rolledBack, asked } = source;
  const [answer, after] = await rolledBack(async (client) => {
    let last: RecordedAnswer | undefined;
    for (const request of path) last = await client.record(request);
    return [last!, await readAll(client, asked)] as const;
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
