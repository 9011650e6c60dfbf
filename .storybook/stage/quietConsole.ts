import { definePreviewAddon } from 'storybook/internal/csf';
import { watchedByMachine } from '../stillness';

/** What the environment of a test says of itself, and not of the story: which of two awaited things came first. */
const OF_THE_TEST = /not wrapped in act|inside an `act` scope/;

let said: string[] = [];

function listen() {
  if (!watchedByMachine) return;
  const { error } = console;
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
  return () => {
    console.error = error;
  };
}

/** Fails a story that wrote an error to the console. */
export function assertQuietConsole(): void {
  const complaint = said.find((words) => !OF_THE_TEST.test(words));
  if (complaint !== undefined) throw new Error(`The story wrote to the console: ${complaint}`);
}

/** No story may leave an error in the console. */
export const quietConsole = definePreviewAddon({ beforeEach: listen, afterEach: assertQuietConsole });
