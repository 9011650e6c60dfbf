import { onPageEvent } from '../elements/onPageEvent';

/** What the page around a frame is told (docs/frames.md). */
type FrameMessage =
  | { type: 'arma11-height'; height: number }
  | { type: string; detail: unknown }
  /** AMP's own word for the height. */
  | { sentinel: 'amp'; type: 'embed-size'; height: number };

// Our page may be framed by the partner's sites alone: nobody else hears it.
const tell = (message: FrameMessage) => window.parent.postMessage(message, '*');

function tellHeight() {
  const height = document.documentElement.offsetHeight;
  tell({ type: 'arma11-height', height });
  tell({ sentinel: 'amp', type: 'embed-size', height });
}

/** Tells the page around how high the widget is, now and whenever that changes, and the events of the widget. */
if (window.parent !== window) {
  new ResizeObserver(tellHeight).observe(document.documentElement);
  onPageEvent('*', ({ type, detail }) => tell({ type, detail }));
}
