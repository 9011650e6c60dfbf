/** Where the device keeps who has been shown around; one entry for each account that plays on it. */
const keyOf = (user: string) => `arma11.tour.${user}`;

/** In a browser that refuses its storage it holds for the visit. */
const unkept = new Set<string>();

/** Whether a player was shown around a team on this device. */
export function tourSeen(user: string): boolean {
  try {
    return unkept.has(user) || globalThis.localStorage?.getItem(keyOf(user)) === '1';
  } catch {
    return false;
  }
}

/** Keeps that a player was shown around: it is done once. */
export function keepTourSeen(user: string): void {
  try {
    localStorage.setItem(keyOf(user), '1');
  } catch {
    unkept.add(user);
  }
}
