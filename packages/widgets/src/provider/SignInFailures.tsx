import { useEffect } from 'react';
import { useSessionState } from './SessionContext';
import type { WidgetProblem } from './widgetProblem';

/** Reports that signing in failed; what is shown stays as it is. */
export function SignInFailures({ onFailed }: { onFailed: (problem: WidgetProblem) => void }) {
  const state = useSessionState();
  useEffect(() => {
    if (state?.status === 'failed') onFailed({ code: state.code, message: state.message, serverCode: null });
  }, [state, onFailed]);
  return null;
}
