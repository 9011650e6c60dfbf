/** The address of the window in which a player lets the demo's partner in, as a page of this machine asks for it. */
export async function grantPath(baseUrl: string, state: string): Promise<string> {
  const html = await (await fetch(`${baseUrl}/partners/`)).text();
  const key = /data-key="(pk_[\w-]+)"/.exec(html)?.[1];
  if (!key) throw new Error(`${baseUrl}/partners/ tells no key.`);
  const asked = { key, state, challenge: 'c'.repeat(43), origin: 'http://localhost:5173' };
  return `/embed/entrar?${new URLSearchParams(asked)}`;
}
