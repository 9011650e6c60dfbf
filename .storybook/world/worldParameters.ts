import type { Amendment, WorldName } from '@arma11/core/testing';

/** What a story says of the game it is in. */
export interface WorldParameters {
  /** A recorded state of the server; the clock stands still at its instant. */
  world?: WorldName;
  /** Recorded writes that have been made before the story begins, by their keys (`cast.writes`). */
  after?: readonly string[];
  /** Small changes to that world, in their order. */
  amend?: readonly Amendment[];
  /** The story is the whole app at an address, whose code comes in pieces. */
  wholeApp?: boolean;
  /** What 'Ingresar' does. */
  onSignIn?: () => void;
}
