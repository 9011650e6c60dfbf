import { createContext, useContext, useEffect } from 'react';

/** What a widget reports to whoever holds it; a custom element makes states, events and methods of it. */
export interface WidgetReport {
  /** The widget's own word: 'loading', 'error' and 'failed' mean what they say, every other is something to see. */
  status: string;
  /** What is shown cannot be changed any more. */
  closed?: boolean;
  /** Something on the screen is not saved. */
  dirty?: boolean;
  /** Why it cannot be shown. */
  problem?: string | null;
  /** Asks the server again. */
  refresh: () => unknown;
  /** Saves what is not saved. */
  save?: () => unknown;
  /** Discards what is not saved. */
  reset?: () => unknown;
}

/** Takes the reports of the widget inside; null where nobody asks for them. */
export const ReportContext = createContext<((report: WidgetReport) => void) | null>(null);

/** Reports what a widget shows after each time it is drawn. */
export function useReport(report: WidgetReport): void {
  const send = useContext(ReportContext);
  useEffect(() => send?.(report));
}
