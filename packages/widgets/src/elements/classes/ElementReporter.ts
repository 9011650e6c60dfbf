import type { WidgetReport } from '../../provider/ReportContext';
import type { WidgetProblem, WidgetProblemCode } from '../../provider/widgetProblem';
import { sendEvent } from './elementEvents';

const NAMES: readonly ElementState[] = ['loading', 'ready', 'error', 'closed'];

/** What an element says to its page of the widget inside: its states, and the events that all elements have. */
export class ElementReporter {
  readonly #element: HTMLElement;
  readonly #setStates: ReturnType<typeof elementStates>;
  #latest: WidgetReport | null = null;
  #readySent = false;
  #failure = '';

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
    this.#failure = '';
    this.#setStates([]);
  }

  /** Takes the widget's report. */
  report = (report: WidgetReport): void => {
    const wasSaving = this.#latest?.saving ?? false;
    this.#latest = report;
    if (wasSaving && !report.saving && !report.dirty) sendEvent(this.#element, 'arma11-saved');
    const { loading, closed, problem } = report;
    if (problem) return this.#setStates(['error']);
    this.#setStates([loading ? 'loading' : 'ready', ...(closed ? (['closed'] as const) : [])]);
    if (loading || this.#readySent) return;
    this.#readySent = true;
    sendEvent(this.#element, 'arma11-ready');
  };

  /** There is no widget to say so: its code, its settings or itself failed. Reported once for each reason. */
  fail(code: WidgetProblemCode, message: string): void {
    this.#setStates(['error']);
    if (this.#failure === message) return;
    this.#failure = message;
    this.reportError({ code, message, serverCode: null });
  }

  crash = ({ message }: Error): void => this.fail('crashed', message);

  /** The widget says why it cannot be shown, or that signing in failed. */
  reportError = (detail: WidgetProblem): void => {
    sendEvent(this.#element, 'arma11-error', { detail });
    if (detail.code === 'not_found') sendEvent(this.#element, 'arma11-not-found');
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
