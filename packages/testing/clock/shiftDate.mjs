/**
 * Moves the `Date` of a realm by some days: what `new Date()` and `Date.now()` return; timers go on as they are. Its
 * source also runs in a browser (`shiftDateSource`), so it uses nothing from outside of itself.
 * @param {{ Date: DateConstructor }} realm
 * @param {number} days
 */
export function shiftDate(realm, days) {
  const RealDate = realm.Date;
  // A realm that is shifted already stays as it is: a setup file runs before every test file of a worker.
  const mark = Symbol.for('arma11.shiftedDate');
  if (days === 0 || mark in RealDate) return;

  const now = () => RealDate.now() + days * 86_400_000;
  /** @type {(this: unknown, ...parts: number[]) => unknown} */
  function ShiftedDate(...parts) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, parts.length > 0 ? parts : [now()], new.target);
  }
  const { name, length, prototype, parse, UTC } = RealDate;
  Object.defineProperties(ShiftedDate, {
    name: { value: name },
    length: { value: length },
    // The same prototype: a date made before the shift is still `instanceof Date`.
    prototype: { value: prototype, writable: false },
    [mark]: { value: true },
  });
  Object.assign(ShiftedDate, { now, parse, UTC });
  Object.defineProperty(prototype, 'constructor', { value: ShiftedDate, writable: true, configurable: true });
  realm.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
}

/**
 * Returns a script that shifts the `Date` of the page in which it runs: for an init script of a browser.
 * @param {number} days
 */
export const shiftDateSource = (days) => `(${shiftDate})(globalThis, ${days});`;
