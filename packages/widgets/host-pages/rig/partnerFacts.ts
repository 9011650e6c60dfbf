import type { HostFacts } from './hosts';

/** The demo partner's key and its open room, as `/partners/` tells whoever opens it. */
export async function partnerFacts(ours: string): Promise<HostFacts> {
  const html = await (await fetch(`${ours}/partners/`)).text();
  const key = /data-key="(pk_[\w-]+)"/.exec(html)?.[1];
  const predi = Number(/<arma11-prediccion-panel[^>]*\spredi="(\d+)"/.exec(html)?.[1]);
  if (!key || !predi) throw new Error(`${ours}/partners/ shows no snippet.`);
  return { ours, key, predi };
}
