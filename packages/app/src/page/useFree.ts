import { useEffect, useState } from 'react';

const LOOK_MS = 500;
const TYPED_IN = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])';

/** Whether nothing is being typed and no dialog is open, nor anybody shown around, so that a message disturbs nobody. Looks while it is wanted. */
export function useFree(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const look = () =>
      setFree(!document.activeElement?.matches(TYPED_IN) && !document.querySelector('dialog[open], [data-tour]'));
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      setFree(false);
    };
  }, [wanted]);
  return free;
}
