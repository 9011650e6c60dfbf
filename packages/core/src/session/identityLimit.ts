const DESKTOP_MS = 30_000;
const MOBILE_MS = 60_000;

/** How long the identity service may take: 30 s on desktop and 60 s on mobile (product §9). */
export const identityLimit = (): number =>
  /Android|iPhone|iPad|iPod|Mobi/i.test(navigator.userAgent) ? MOBILE_MS : DESKTOP_MS;
