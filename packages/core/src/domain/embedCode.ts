/**
 * Four digits of a sign-in: the widget and our page both show them, so that players can see that the window which asks is
 * the one that they opened. They follow from `state`: they distinguish windows and prove nothing.
 */
export function embedCode(state: string): string {
  const code = [...state].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 10_000, 7);
  return String(code).padStart(4, '0');
}
