/** Returns the server's clock, in milliseconds: what a test waits for or promises is judged by it. */
export async function serverNow(baseUrl: string): Promise<number> {
  const response = await fetch(`${baseUrl}/services/plus/time/`);
  const { now } = (await response.json()) as { now: string };
  return Date.parse(now);
}
