/**
 * The same fields on an object that inherits nothing: what a page hangs on everybody's prototype (a `toJSON`, a `token`,
 * `credentials` for fetch) is not taken for ours.
 */
export const withoutPrototype = <T extends object>(value: T | null): T =>
  Object.assign(Object.create(null) as T, typeof value === 'object' ? value : null);
