import { options, type VNode } from 'preact';

/** A field as it was drawn last. `__e` is the name that Preact's own hooks give to a node's element. */
interface Drawn extends VNode<{ value?: unknown; checked?: boolean }> {
  __e?: Element | null;
}

type Field = Pick<HTMLInputElement, 'type' | 'value' | 'checked'>;
const FIELDS = new Set<unknown>(['input', 'textarea', 'select']);
const drawn = new WeakMap<object, Drawn['props']>();

/**
 * Keeps fields as they were drawn, as React does: what a handler refuses (letters in a code, a switch while it is being
 * saved) is taken back although nothing is drawn anew.
 */
export function controlInputs(): void {
  const { diffed, event } = options;
  options.diffed = (vnode: Drawn) => {
    const { type, props, ['__e']: element } = vnode;
    if (element && FIELDS.has(type)) drawn.set(element, props);
    diffed?.(vnode);
  };
  options.event = (happened) => {
    const { type, target } = happened;
    // Drawing comes first: it waits for a microtask.
    if (target && (type === 'input' || type === 'change' || type === 'click'))
      setTimeout(() => restore(target as HTMLInputElement));
    return event ? event(happened) : happened;
  };
}

function restore(field: Field): void {
  const { value, checked } = drawn.get(field) ?? {};
  if (checked !== undefined && field.checked !== checked) field.checked = checked;
  const text = value === undefined || value === null ? null : String(value);
  if (text !== null && field.type !== 'radio' && field.type !== 'checkbox' && field.value !== text) field.value = text;
}
