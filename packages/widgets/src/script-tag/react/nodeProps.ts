type Props = Record<string, unknown>;

/** Fields whose `change` event comes with the press itself. */
const PRESSED = /^(?:checkbox|radio|file)$/;

/** What React listens to under a name of its own: every letter, and focus as it bubbles. */
function eventOf(name: string, tag: string, { type }: Props): string {
  if (name === 'onFocus') return 'onfocusin';
  if (name === 'onBlur') return 'onfocusout';
  const typed = name === 'onChange' && tag === 'input' && !PRESSED.test(String(type));
  return typed ? 'oninput' : name;
}

/** The props of an HTML element as Preact wants them; those of React that our markup never gives are not looked for. */
export function nodeProps(tag: string, props: Props): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [eventOf(name, tag, props), value]));
}
