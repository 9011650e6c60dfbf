/** The table of a room of either game, as a widget shows it: without further pages. */
export * as tableQueries from './tableReads';
