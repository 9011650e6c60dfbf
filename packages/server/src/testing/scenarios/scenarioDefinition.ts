import type { ScenarioName, ScenarioRequest } from '@arma11/testing/scenarios';
import type { ScenarioIds } from './scenarioIds';
import type { DemoServer, Operate, Viewer } from './demoServer';
import type { RecordingClient } from './recordingClient';

/** A write that stories play: recorded with what it changes, and with what can be done after it. */
export interface Write {
  request: ScenarioRequest;
  /** What a story needs to know to make it by hand: names on the screen. */
  about?: Record<string, string>;
  next?: readonly Write[];
}

/** How one scenario is recorded: when it is, who looks, how the game got there, and what is asked. */
export interface ScenarioDefinition {
  name: ScenarioName;
  /** How many minutes after the lock of the evening's rooms, negative before it; absent when the evening begins. */
  afterLock?: number;
  viewer: Viewer;
  /** Brings the game into the state, by real calls. */
  prepare?: (server: DemoServer, ids: ScenarioIds) => Promise<void>;
  /** What the operator does in this scenario alone: the evening goes on without it. */
  operatorActs?: (operate: Operate, ids: ScenarioIds) => Promise<void>;
  reads: (ids: ScenarioIds) => readonly ScenarioRequest[];
  /** What only pages ask: it has a file of its own. */
  pages?: (ids: ScenarioIds) => readonly ScenarioRequest[];
  /** What is played, by a name that stories use. */
  writes?: (ids: ScenarioIds, client: RecordingClient) => Promise<Record<string, Write>>;
}
