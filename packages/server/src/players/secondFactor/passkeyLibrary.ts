/** What reads certificates and signatures of devices: large, and loaded with the first passkey. */
export const passkeyLibrary = () => import('@simplewebauthn/server');

/** Whose passkeys these are, in the eyes of browsers: the name in the app's address, and the address itself. */
export function relyingParty(publicUrl: string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
