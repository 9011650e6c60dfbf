import { useEffect, useRef, type RefObject } from 'react';

const activeIn = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
};

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
    if (!element.open) element.showModal();
    element.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
}
