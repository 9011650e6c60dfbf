const letters = /\p{L}{3}/u;

/** The words around the facts of every message inside, as they would stand in a widget. */
export function fragmentsOf(messages: unknown): Set<string> {
  const texts = textsOf(messages).flatMap((text) => text.split(/[§\d]+/));
  return new Set(
    texts.map((text) => text.replace(/^[\s.,:;·+%()–-]+|[\s.,:;·+%()–-]+$/g, '')).filter((text) => letters.test(text)),
  );
}

function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message === 'function') return said(message as (...facts: unknown[]) => unknown);
  return Object.values(message as object).flatMap(textsOf);
}

/** A sentence of names, of one and of several. */
function said(sentence: (...facts: unknown[]) => unknown): string[] {
  return ['§', 0, 1, 2].flatMap((fact) => {
    try {
      const text = sentence(...Array.from({ length: sentence.length }, () => fact));
      return typeof text === 'string' ? [text] : [];
    } catch {
      // It is about something else than a name or a figure.
      return [];
    }
  });
}

const SPOKEN = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];

/** Everything that a reader sees or hears of an element. */
export function readIn(root: ParentNode): string[] {
  const elements = [...root.querySelectorAll('*')];
  const labels = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  const texts = elements.flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])),
  );
  return [...labels, ...texts].map((text) => text.trim()).filter(Boolean);
}
