/** The custom states of an element, for a page's CSS: `arma11-room-card:state(closed)`. */
export type ElementState = 'loading' | 'ready' | 'error' | 'closed';

const NAMES: readonly ElementState[] = ['loading', 'ready', 'error', 'closed'];

/**
 * Answers how to set an element's states. Where the browser has no `:state()` they are in `data-state` on the element;
 * elsewhere nothing is written on it, for a server's markup has to come back as it was.
 */
export function elementStates(element: HTMLElement): (states: readonly ElementState[]) => void {
  const own = statesOf(element);
  return (states) => {
    if (!own) {
      element.dataset.state = states.join(' ');
      return;
    }
    for (const name of NAMES) {
      if (states.includes(name)) own.add(name);
      else own.delete(name);
    }
  };
}

function statesOf(element: HTMLElement): { add(name: string): void; delete(name: string): void } | undefined {
  if (typeof element.attachInternals !== 'function') return undefined;
  if (!globalThis.CSS?.supports?.('selector(:state(a))')) return undefined;
  return element.attachInternals().states;
}
