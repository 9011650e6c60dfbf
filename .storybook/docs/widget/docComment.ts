/** A doc comment in its two parts: its description, and the code of its example. */
export function docComment(text: string): { description: string; example: string | null } {
  const [description = '', example] = text.split(/\n?@example\n/);
  return { description: description.trim(), example: example?.trim() ?? null };
}
