import type { Override, ScenarioName } from '@arma11/testing/scenarios';

/** What a story says of the game it is in. */
export interface ScenarioParameters {
  /** A recorded state of the server; the clock stands still at its instant. */
  scenario?: ScenarioName;
  /** Recorded writes that have been made before the story begins, by their keys (`scenarioWrites`). */
  after?: readonly string[];
  /** Small changes to that scenario, in their order. */
  overrides?: readonly Override[];
  /** The story is the whole app at an address: its code comes in pieces, and its scenario with what only pages ask. */
  wholeApp?: boolean;
  /** What 'Ingresar' does. */
  onSignIn?: () => void;
}
