const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** The keys that mean something on a candidate's row. */
export const isOptionKey = (key: string): boolean => key in STEP || key === 'Enter' || key === ' ';

/** Moves the focus to another option of the same listbox; false for a key that does not move. */
export function walkOptions(from: HTMLElement, key: string): boolean {
  const step = STEP[key];
  if (step === undefined) return false;
  const options = [...(from.closest('[role="listbox"]')?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  const to = Math.min(Math.max(options.indexOf(from) + step, 0), options.length - 1);
  options[to]?.focus();
  return true;
}
