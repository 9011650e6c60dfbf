const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name contains a text, whatever the accents and capitals. */
export const matching = <Named extends { name: string }>(items: readonly Named[], text: string): Named[] =>
  items.filter(({ name }) => plain(name).includes(plain(text.trim())));
