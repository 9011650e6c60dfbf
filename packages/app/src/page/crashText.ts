import { es } from '../messages/es';

/** Why a part of the page could not be drawn: what was thrown for the player to read, or that something was not as expected. */
export const crashText = (error: Error): string =>
  error instanceof TypeError || error instanceof RangeError ? es.shell.unexpected : error.message;
