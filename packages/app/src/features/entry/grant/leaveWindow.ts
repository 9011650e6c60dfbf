/** Tells the page at `origin`, when it opened this window, to ask for its token now; then closes. It says nothing else. */
export function leaveWindow(origin: string | null): void {
  if (origin !== null) (window.opener as Window | null)?.postMessage('arma11:ready', origin);
  window.close();
}
