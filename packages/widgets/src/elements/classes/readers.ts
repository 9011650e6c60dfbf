/** How an attribute's text, or a value given as a property, becomes what a widget understands. */
export interface Reader<Value> {
  /** The value, or undefined where it is none of those that are understood. */
  read(given: unknown): Value | undefined;
  /** Its TypeScript type, as the manifest prints it. */
  type: string;
  /** What would be understood, for the warning. */
  expects: string;
  /** The attribute's name where it is not the property's in kebab-case. */
  attribute?: string;
  /** True by being there, as HTML's own; its text says nothing. */
  boolean?: true;
}

/** An id or a count: 1, 2, 3… */
export const positiveInteger: Reader<number> = {
  read: (given) => {
    const number = typeof given === 'string' && /^\d+$/.test(given.trim()) ? Number(given) : given;
    return Number.isSafeInteger(number) && (number as number) > 0 ? (number as number) : undefined;
  },
  type: 'number',
  expects: 'a whole number from 1',
};

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: Word[]): Reader<Word> => ({
  read: (given) => words.find((word) => word === given),
  type: words.map((word) => `'${word}'`).join(' | '),
  expects: words.join(', '),
});

/** On by being there. */
export const flag: Reader<boolean> = {
  read: (given) => (typeof given === 'string' ? true : Boolean(given)),
  type: 'boolean',
  expects: 'no value: leave it out to turn it off',
  boolean: true,
};

/** Any text that is not empty. */
export const text: Reader<string> = {
  read: (given) => (typeof given === 'string' && given !== '' ? given : undefined),
  type: 'string',
  expects: 'some text',
};

/** The same reader under an attribute of another name than the property's: `salaId` is read from `sala`. */
export const from = <Value>(attribute: string, reader: Reader<Value>): Reader<Value> => ({ ...reader, attribute });

/** The attribute in which a property can be given: `prediId` is `predi-id` unless its reader names another. */
export const attributeOf = (property: string, { attribute }: Pick<Reader<unknown>, 'attribute'>): string =>
  attribute ?? property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
