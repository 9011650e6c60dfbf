import { useCallback, useEffect, useRef } from 'react';
import { leaveAnswers, type PanelState } from '@arma11/widgets';
import { useOutbox } from '../../../offline/outbox/useOutbox';

/**
 * Saves what changed `pauseMs` after the last change, and at once when the app goes out of sight. What is unsaved when the
 * page is left waits to be sent without it. Returns the save that does not wait.
 */
export function useAutosave(panel: PanelState, pauseMs: number): () => void {
  const outbox = useOutbox();
  const latest = useRef(panel);
  const sending = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    latest.current = panel;
  });
  const save = useCallback(() => {
    sending.current = latest.current.save();
  }, []);

  const { answers, joined, editable, room } = panel;
  const saves = joined && editable;
  const [predi, ins] = [room?.id ?? 0, room?.user_ins ?? 0];
  useEffect(() => {
    if (!saves) return;
    let timer: ReturnType<typeof setTimeout>;
    const saveOrWait = () => (latest.current.saving ? arm() : save());
    const arm = () => {
      clearTimeout(timer);
      if (answers.dirty()) timer = setTimeout(saveOrWait, pauseMs);
    };
    const hide = () => {
      if (document.visibilityState !== 'hidden' || !answers.dirty()) return;
      // The browser may end the page before the answer is here: then it is sent when the app opens again.
      leaveAnswers({ predi, ins });
      saveOrWait();
    };
    arm();
    const stop = answers.subscribe(arm);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
      if (!answers.dirty()) return;
      if (!leaveAnswers({ predi, ins })) return save();
      // What is on its way is older: these follow it.
      void Promise.resolve(latest.current.saving && sending.current).then(() => outbox?.wake());
    };
  }, [saves, answers, predi, ins, pauseMs, outbox, save]);
  return save;
}
