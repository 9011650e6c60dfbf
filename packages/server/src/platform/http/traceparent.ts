const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-|$)/;

/** The trace that a caller says its request belongs to (W3C Trace Context), or undefined. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  const [, trace, span] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!trace || !span || /^0+$/.test(trace) || /^0+$/.test(span)) return undefined;
  return trace;
}
