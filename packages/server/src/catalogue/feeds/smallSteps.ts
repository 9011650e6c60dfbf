/** A list in parts of at most `size`, in its order. */
export function parts<T>(rows: readonly T[], size: number): T[][] {
  const all: T[][] = [];
  for (let from = 0; from < rows.length; from += size) all.push(rows.slice(from, from + size));
  return all;
}

/** Lets whatever waits for this thread run first, in a page too. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const last = new Map<string, Promise<unknown>>();

/** Runs pieces of work of one name one after another. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
  last.set(name, mine);
  const forget = () => {
    if (last.get(name) === mine) last.delete(name);
  };
  mine.then(forget, forget);
  return mine;
}
