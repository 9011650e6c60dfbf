import { FeedError } from './FeedError';

const LINE_FEED = 10;

const decoded = (bytes: Uint8Array, more: boolean): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: more });
  } catch {
    return null;
  }
};

/** How many bytes at the start are whole UTF-8 characters. */
function goodBytes(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decoded(bytes.subarray(0, middle), true) === null) bad = middle;
    else good = middle;
  }
  // What stands before the bad byte may be the beginning of a character.
  let end = good;
  while (end > 0 && decoded(bytes.subarray(0, end), false) === null) end -= 1;
  return end;
}

const lineAt = (bytes: Uint8Array, at: number) =>
  bytes.subarray(0, at).reduce((line, byte) => line + Number(byte === LINE_FEED), 1);

/**
 * The text of a file without its byte order mark. Throws `FeedError` with line and byte where it is not UTF-8, or holds
 * the character NUL (rules R18.4).
 *
 * @param name How messages call the file.
 */
export function strictText(bytes: Uint8Array, name: string): string {
  const text = decoded(bytes, false);
  const nul = bytes.indexOf(0);
  const bad = text === null ? goodBytes(bytes) : nul;
  if (text !== null && nul < 0) return text;
  const place = `line ${lineAt(bytes, bad)}, byte ${bad + 1}`;
  if (text !== null) throw new FeedError(name, place, 'it holds the character NUL. Save the file as text in UTF-8.');
  const byte = bytes[bad]?.toString(16).toUpperCase().padStart(2, '0') ?? '00';
  throw new FeedError(
    name,
    place,
    `0x${byte} is not UTF-8. Save the file as UTF-8 (in Excel: "CSV UTF-8"; elsewhere: iconv -f latin1 -t utf-8 old.csv > new.csv) and import it again.`,
  );
}
