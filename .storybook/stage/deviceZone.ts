const RealFormat = Intl.DateTimeFormat;

/**
 * The device stands in this zone; empty: where it really is. Hours of the game do not move with it: they are Lima's
 * everywhere (rules R1.1).
 */
export function standIn(zone: string): void {
  if (zone === '') {
    Intl.DateTimeFormat = RealFormat;
    return;
  }
  Intl.DateTimeFormat = new Proxy(RealFormat, {
    construct: (Format, [locales, options]: ConstructorParameters<typeof RealFormat>) =>
      new Format(locales, { timeZone: zone, ...options }),
    apply: (format, _, [locales, options]: ConstructorParameters<typeof RealFormat>) =>
      format(locales, { timeZone: zone, ...options }),
  });
}
