import type { HostView } from './host';

/** The hosts of the provider elements on the page. */
export const providerHosts = new WeakMap<Element, HostView>();

/** The host of the nearest provider around an element, out through shadow roots; null when there is none. */
export function findHost(element: Element, providerTag: string): HostView | null {
  for (let from: Element | null = element.parentElement ?? shadowHost(element); from;) {
    const provider: Element | null = from.closest(providerTag);
    const host = provider && providerHosts.get(provider);
    if (host) return host;
    from = provider ? (provider.parentElement ?? shadowHost(provider)) : shadowHost(from);
  }
  return null;
}

function shadowHost(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
