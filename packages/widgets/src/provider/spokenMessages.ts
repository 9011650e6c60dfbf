import type { MessageOverrides } from '../messages/es';
import type { Language } from '../messages/language';
import { ownMessages } from './ownMessages';

const NOTHING = {};
const made = new WeakMap<object, WeakMap<object, MessageOverrides>>();

/**
 * What is said in place of es-PE: in a language, with a partner's own messages in place of some. One object for the same two,
 * so that nothing is drawn anew without need.
 */
export function spokenMessages(language: Language | null, messages: MessageOverrides = NOTHING): MessageOverrides {
  const ofLanguage = made.get(language ?? NOTHING) ?? new WeakMap<object, MessageOverrides>();
  made.set(language ?? NOTHING, ofLanguage);
  const known = ofLanguage.get(messages) ?? bySection(language?.messages ?? NOTHING, ownMessages(messages));
  ofLanguage.set(messages, known);
  return known;
}

function bySection(spoken: MessageOverrides, own: MessageOverrides): MessageOverrides {
  const names = new Set([...Object.keys(spoken), ...Object.keys(own)]) as Set<keyof MessageOverrides>;
  return Object.fromEntries([...names].map((name) => [name, { ...spoken[name], ...own[name] }]));
}
