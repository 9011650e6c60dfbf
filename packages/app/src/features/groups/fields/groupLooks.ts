/** A group's name and its drawing. */
export interface GroupLooks {
  name: string;
  crest: number;
}

/** The looks as they are sent, or null where the name is none (rules R23.1). */
export function sentLooks({ name, crest }: GroupLooks): GroupLooks | null {
  const trimmed = name.trim();
  return trimmed.length >= 3 && trimmed.length <= 40 ? { name: trimmed, crest } : null;
}
