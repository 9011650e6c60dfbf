import { useEffect, useRef, type RefObject } from 'react';

const activeIn = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
};

// Safari before 15.4 (and jsdom) knows no modal dialogs: there it opens as a plain layer over the page.
function show(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function hide(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
}

/**
 * Opens a native dialog while `open` is true, and gives the focus back on closing to what had it.
 * It works inside a shadow root: the element in focus is asked of the dialog's own root.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const before = activeIn(element);
    if (!element.hasAttribute('open')) show(element);
    element.focus();
    return () => {
      hide(element);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
}
