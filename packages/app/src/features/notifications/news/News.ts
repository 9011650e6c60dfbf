/** One thing that happened while the app is open. */
export interface News {
  /** The same news is told once. */
  key: string;
  text: string;
  /** Said by the server, in Spanish. */
  spanish?: boolean;
  /** Where the player can look at it. */
  href?: string | undefined;
}
