/** The name of the constraint that the database says was broken, or null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof Error) || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}
