/** The address as a URL, or null where it is none. `URL.parse` and `URL.canParse` are too young for the oldest browsers. */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
