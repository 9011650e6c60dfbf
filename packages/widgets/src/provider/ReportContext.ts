import { createContext, useContext, useEffect, useRef } from 'react';
import type { EmbedSession } from '@arma11/core';
import { SessionContext } from './SessionContext';
import { warnIntegrator } from './warnIntegrator';
import { widgetProblem, type WidgetProblem } from './widgetProblem';

/** What a widget reports to whoever holds it; a custom element makes states, events and methods of it. */
export interface WidgetReport {
  /** It is still on its way. */
  loading: boolean;
  /** What is shown cannot be changed any more. */
  closed?: boolean;
  /** Something is being saved. */
  saving?: boolean;
  /** Something on the screen is not saved. */
  dirty?: boolean;
  /** Why it cannot be shown; null where there is something to see. */
  problem: WidgetProblem | null;
  /** Asks the server again. */
  refresh: () => unknown;
  /** Saves what is not saved. */
  save?: () => unknown;
  /** Discards what is not saved. */
  reset?: () => unknown;
}

/** A widget as it says itself. */
interface ReportedState extends Omit<WidgetReport, 'loading' | 'problem'> {
  status: string;
  /** Why it cannot be shown. */
  error: Error | null;
}

/** Takes the reports of the widget inside; null where nobody asks for them. */
export const ReportContext = createContext<((report: WidgetReport) => void) | null>(null);

/** Called when a widget inside cannot be shown, once for each reason. */
export const ErrorContext = createContext<((problem: WidgetProblem) => void) | undefined>(undefined);

/** Reports what a widget shows after each time it is drawn, and once for each reason that it cannot be shown. */
export function useReport({ status, error, ...rest }: ReportedState): void {
  const send = useContext(ReportContext);
  const onError = useContext(ErrorContext);
  const session = useContext(SessionContext);
  const problem = problemOf(status, error);
  useEffect(() => send?.({ ...rest, loading: status === 'loading', problem }));
  const said = useRef('');
  useEffect(() => {
    const reason = problem ? problem.code + problem.message : '';
    if (reason === said.current) return;
    said.current = reason;
    if (!problem) return;
    onError?.(problem);
    if (session) explain(problem, session);
  });
}

function explain({ code }: WidgetProblem, session: EmbedSession): void {
  if (code === 'key_unknown') warnIntegrator((words) => words.keyUnknown(session));
  if (code === 'origin_not_allowed') warnIntegrator((words) => words.originNotAllowed(session));
}

const NOTHING_TO_SEE = new Set(['error', 'failed', 'notFound', 'noEntry']);

function problemOf(status: string, error: Error | null): WidgetProblem | null {
  if (!NOTHING_TO_SEE.has(status)) return null;
  return error ? widgetProblem(error) : { code: 'not_found', message: '', serverCode: null };
}
