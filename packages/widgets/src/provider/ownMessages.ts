import { warnOnce } from './warnOnce';
import type { MessageOverrides } from '../messages/es';
import { messageShapes, type MessageShape, type Sentence } from '../messages/messageShapes';

const shapes: Readonly<Record<string, Readonly<Record<string, MessageShape>>>> = messageShapes;

/**
 * A partner's messages as the widgets take them: a text where ours is a sentence becomes one, with `{holes}` for its facts.
 * What cannot stand for a message of ours is left out, and said in the console.
 */
export function ownMessages(messages: MessageOverrides): MessageOverrides {
  const sections = Object.entries(messages).map(([section, words]) => [section, sectionOf(section, words ?? {})]);
  return Object.fromEntries(sections) as MessageOverrides;
}

function sectionOf(section: string, words: object): object {
  const own = Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    const shape = shapes[section]?.[name];
    const word = wordOf(value, shape);
    if (word === null) warnOnce(refusal(`${section}.${name}`, value, shape));
    return word === null ? [] : [[name, word]];
  });
  return Object.fromEntries(own);
}

/** The word for a message of that shape, or null. */
function wordOf(value: unknown, shape: MessageShape | undefined): unknown {
  if (Array.isArray(shape)) return typeof value === 'string' ? fromTemplate(value, shape) : functionOf(value);
  if (shape === 'function') return functionOf(value);
  if (shape === undefined) return typeof value === 'string' ? value : null;
  const texts = typeof value === 'object' && value ? Object.values(value) : [{}];
  const fits = typeof shape === 'number' ? Array.isArray(value) && texts.length === shape : !Array.isArray(value);
  return fits && texts.every((text) => typeof text === 'string') ? value : null;
}

const functionOf = (value: unknown) => (typeof value === 'function' ? value : null);

const HOLE = /\{(\w+)\}/g;

/** A text as a sentence, or null where one of its holes is none of ours. */
function fromTemplate(text: string, names: readonly string[]): Sentence | null {
  const holes = [...text.matchAll(HOLE)].map(([, name = '']) => name);
  if (!holes.every((hole) => names.includes(hole))) return null;
  return (...facts: unknown[]) =>
    text.replace(HOLE, (_, name: string) => [facts[names.indexOf(name)] ?? ''].flat().join(', '));
}

function refusal(path: string, value: unknown, shape: MessageShape | undefined): string {
  const given = JSON.stringify(value) ?? String(value);
  return `Arma 11: messages.${path} cannot be ${given}, so ours is shown: it takes ${takes(shape)}.`;
}

function takes(shape: MessageShape | undefined): string {
  if (shape === undefined) return 'a text';
  if (shape === 'function') return 'a function';
  if (shape === 'texts') return 'an object of texts';
  if (typeof shape === 'number') return `a list of ${shape} texts`;
  return `a function, or a text with ${shape.map((name) => `{${name}}`).join(', ')}`;
}
