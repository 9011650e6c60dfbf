import type { WidgetReport } from '../../provider/ReportContext';
import type { WidgetProblem } from '../../provider/widgetProblem';
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
    const wasSaving = this.#latest?.saving ?? false;
    this.#latest = report;
    if (wasSaving && !report.saving && !report.dirty) sendEvent(this.#element, 'arma11-saved');
    const { loading, closed, problem } = report;
    if (problem) return this.fail(problem);
    this.#problemSent = '';
    this.#setStates([loading ? 'loading' : 'ready', ...(closed ? (['closed'] as const) : [])]);
    if (loading || this.#readySent) return;
    this.#readySent = true;
    sendEvent(this.#element, 'arma11-ready');
  };

  /** The widget cannot be shown; reported once for each reason. */
  fail(problem: WidgetProblem): void {
    this.#setStates(['error']);
    if (this.#problemSent === problem.code + problem.message) return;
    this.#problemSent = problem.code + problem.message;
    this.reportError(problem);
    if (problem.code === 'not_found') sendEvent(this.#element, 'arma11-not-found');
  }

  crash = ({ message }: Error): void => this.fail({ code: 'crashed', message, serverCode: null });

  /** Something failed that leaves the widget as it is. */
  reportError = (problem: WidgetProblem): void => {
    sendEvent(this.#element, 'arma11-error', { detail: { ...problem } });
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
