/** Head-to-head (rules R20). */
export * as duelsQueries from './duelsReads';
