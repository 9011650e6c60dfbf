import type { Client } from '../client/Client';
import type { AnswerToSave, ClutchGuess, ScoreToMake } from '../contract/wire';

/** Predictions (product §7). `id` is the room's. */
export * as prediQueries from './prediReads';

/** Saves all answers of one room, or none; success is status 'ok'. */
export const saveAnswers = (client: Client, answers: AnswerToSave[]) => client.predi.saveAnswers({ body: answers });

/** Makes the alternatives of exact scores that a room does not show yet (rules R17.2). */
export const makeScores = (client: Client, predi: number, scores: ScoreToMake[]) =>
  client.predi.makeScores({ predi, body: scores });

/** Saves the guess of a room's clutch match until that match locks; three nulls take it back (rules R9.2). */
export const saveClutch = (client: Client, predi: number, guess: ClutchGuess) =>
  client.predi.saveClutch({ predi, body: guess });

/** Joins a room; a private one needs its code. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinPredi = (client: Client, place: { predi: number; code?: string }) =>
  client.predi.join({ body: place });

/** Joins an event room by code. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinPrediEvent = (client: Client, place: { code: string; predi?: number }) =>
  client.predi.joinEvent({ body: place });
