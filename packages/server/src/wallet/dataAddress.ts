const CHUNK = 8192;

/** Bytes as a data: address, which an <img> shows without asking anybody. */
export function dataAddress(type: string, bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return `data:${type};base64,${btoa(text)}`;
}
