/** A doc comment in its two parts: what is told, and the code of its example. */
export function docComment(text: string): { told: string; example: string | null } {
  const [told = '', example] = text.split(/\n?@example\n/);
  return { told: told.trim(), example: example?.trim() ?? null };
}
