// Stands in for styled-components while the build runs the sources once: it notes what every template came to.

/** What templates came to, by their fixed parts; on the global, for the build runs this file in a realm of its modules. */
const notes = /** @type {any} */ (globalThis[Symbol.for('arma11.styles')] ??= new Map());

const keyOf = (strings) => JSON.stringify([...strings]);

/** An animation or fragment inside a template; an animation has a name. */
const fragment = (text, name = undefined) => ({ [FRAGMENT]: true, text, name });
const FRAGMENT = Symbol('fragment');

function fill(strings, values) {
  const frames = [];
  const shown = values.map((value) => {
    if (value?.[FRAGMENT] && value.name) frames.push(value);
    if (value?.[FRAGMENT]) return value.name ?? value.text;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`A template of styled-components takes texts, numbers, css and keyframes, not ${typeof value}.`);
  });
  return { text: strings.reduce((text, part, index) => text + shown[index - 1] + part), frames };
}

function note(strings, values) {
  const { text, frames } = fill(strings, values);
  const rules = [text, ...frames.map(({ name, text: body }) => `@keyframes ${name}{${body}}`)].join('\n');
  const key = keyOf(strings);
  if ((notes.get(key) ?? rules) !== rules)
    throw new Error(`Two templates with the same words came to different rules: ${key}`);
  notes.set(key, rules);
}

const component =
  () =>
  (strings, ...values) => {
    note(strings, values);
    return function Recorded() {
      return null;
    };
  };

export const styled = new Proxy(component, { get: () => component() });
export const css = (strings, ...values) => fragment(fill(strings, values).text);
export const keyframes = (strings, ...values) => {
  const { text } = fill(strings, values);
  const sum = [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return fragment(text, `k${sum.toString(36)}`);
};
export const StyleSheetManager = () => null;
