import { warnIntegrator } from '../../provider/warnIntegrator';
import { attributeOf, type Reader } from './readers';

/** An element's properties by name; null for those that are objects. */
export type PropertyTable = Record<string, Reader<unknown> | null>;

/** The attributes that an element listens to. */
export const attributesOf = (table: PropertyTable): string[] =>
  Object.entries(table).flatMap(([name, reader]) => (reader ? [attributeOf(name, reader)] : []));

/**
 * The values of an element: a property that was set wins over its attribute, and what is not understood falls back to the
 * default, with one warning (docs/embed.md).
 */
export class ElementProps {
  readonly #element: HTMLElement;
  readonly #table: PropertyTable;
  readonly #given = new Map<string, unknown>();

  constructor(element: HTMLElement, table: PropertyTable) {
    this.#element = element;
    this.#table = table;
  }

  /** The value in force, or undefined: then the default counts. */
  get(name: string): unknown {
    return this.#given.has(name) ? this.#given.get(name) : this.#attribute(name);
  }

  /** Takes a property; undefined or null gives way to the attribute again. */
  set(name: string, value: unknown): void {
    const reader = this.#table[name];
    const read = value === undefined || value === null ? undefined : reader ? reader.read(value) : value;
    if (read === undefined) this.#given.delete(name);
    else this.#given.set(name, read);
    if (reader && read === undefined && value !== undefined && value !== null) this.#refuse(name, reader, value);
  }

  /** Everything that was given, by property. */
  all(): Record<string, unknown> {
    const pairs = Object.keys(this.#table).map((name) => [name, this.get(name)] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  #attribute(name: string): unknown {
    const reader = this.#table[name];
    const written = reader && this.#element.getAttribute(attributeOf(name, reader));
    if (!reader || written === null || written === undefined) return undefined;
    const read = reader.read(written);
    if (read === undefined || (reader.boolean && written === 'false')) {
      this.#refuse(attributeOf(name, reader), reader, written);
    }
    return read;
  }

  #refuse(name: string, { expects }: Reader<unknown>, value: unknown): void {
    const tag = this.#element.localName;
    warnIntegrator((words) => words.notUnderstood(tag, name, value, expects));
  }
}

/** Takes over the properties that were set before the class was known: until then they hide the accessors. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  const bag = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(bag, name)) continue;
    const value = bag[name];
    delete bag[name];
    bag[name] = value;
  }
}
