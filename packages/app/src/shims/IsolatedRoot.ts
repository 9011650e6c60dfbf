/** The app owns its page: it draws nothing in a shadow root. */
export function IsolatedRoot(): never {
  throw new Error('The app is not isolated.');
}
