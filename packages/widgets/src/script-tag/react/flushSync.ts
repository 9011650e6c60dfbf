import { options } from 'preact';

/** React's function of that name: what the call changes is drawn before it answers. */
export function flushSync<Answer>(call: () => Answer): Answer {
  const { debounceRendering } = options;
  let draw: (() => void) | undefined;
  options.debounceRendering = (later) => (draw = later);
  try {
    const answer = call();
    draw?.();
    return answer;
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering;
    else delete options.debounceRendering;
  }
}
