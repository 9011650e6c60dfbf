/** The id in a room's address, or null when it can be none: ids are positive and below 2^31 (product §11.1). */
export function roomId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id < 2 ** 31 ? id : null;
}
