const NAME = 'arma11:push-offered';

function answered(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Whether the player has said on this device, yes or no, if they want notices on it. */
export const wasOffered = (userId: number): boolean => answered().includes(userId);

/** Keeps that they said it: they are not asked again here. */
export function keepOffered(userId: number): void {
  if (!wasOffered(userId)) localStorage.setItem(NAME, JSON.stringify([...answered(), userId]));
}
