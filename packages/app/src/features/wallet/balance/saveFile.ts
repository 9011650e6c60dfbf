// Reading a text as UTF-8 drops its mark, without which Excel takes accents for another alphabet.
const BYTE_ORDER_MARK = '\uFEFF';

/** Gives the browser a text to save under a name. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text.replace(/^\uFEFF/, '')], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken the address by the next turn; kept, it would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
