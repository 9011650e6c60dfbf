import type { WidgetReport } from '../../provider/ReportContext';
import { sendEvent } from './elementEvents';

const NAMES: readonly ElementState[] = ['loading', 'ready', 'error', 'closed'];

/** What an element says to its page of the widget inside: its states, and the events that all elements have. */
export class ElementReporter {
  readonly #element: HTMLElement;
  readonly #setStates: ReturnType<typeof elementStates>;
  #latest: WidgetReport | null = null;
  #readySent = false;
  #problemSent = '';

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#setStates = elementStates(element);
  }

  /** The last report of the widget; null before the first. */
  get latest(): WidgetReport | null {
    return this.#latest;
  }

  loading(): void {
    this.#setStates(['loading']);
  }

  /** The widget is gone: what comes next is reported anew. */
  clear(): void {
    this.#latest = null;
    this.#readySent = false;
    this.#problemSent = '';
    this.#setStates([]);
  }

  /** Takes the widget's report. */
  report = (report: WidgetReport): void => {
    this.#latest = report;
    const { status, closed, problem } = report;
    if (status === 'error' || status === 'failed') return this.fail('data_failed', problem ?? '');
    this.#problemSent = '';
    this.#setStates([status === 'loading' ? 'loading' : 'ready', ...(closed ? (['closed'] as const) : [])]);
    if (status === 'loading' || this.#readySent) return;
    this.#readySent = true;
    sendEvent(this.#element, 'arma11-ready');
  };

  /** The widget cannot be shown; reported once for each reason. */
  fail(code: string, message: string): void {
    this.#setStates(['error']);
    if (this.#problemSent === code + message) return;
    this.#problemSent = code + message;
    this.reportError(code, message);
  }

  crash = (error: Error): void => this.fail('crashed', error.message);

  /** Something failed that leaves the widget as it is. */
  reportError = (code: string, message: string): void => {
    sendEvent(this.#element, 'arma11-error', { detail: { code, message } });
  };

  /** 'Ingresar' was tapped; returns false where the page prevented it. */
  askToSignIn = (): boolean => sendEvent(this.#element, 'arma11-signin-request', { cancelable: true });
}

/** The custom states of an element, for a page's CSS: `arma11-room-card:state(closed)`. */
type ElementState = 'loading' | 'ready' | 'error' | 'closed';

/**
 * Returns how to set an element's states. Where the browser has no `:state()` they are in `data-state` on the element;
 * elsewhere nothing is written on it, for a server's markup has to come back as it was.
 */
function elementStates(element: HTMLElement): (states: readonly ElementState[]) => void {
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
