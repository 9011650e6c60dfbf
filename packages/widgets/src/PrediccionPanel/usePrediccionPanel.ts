import { useSyncExternalStore } from 'react';
import { usePrediWords } from '../messages/predi.es';
import { panelProps } from './panelProps';
import type { PrediccionPanelOptions, PrediccionPanelState } from './prediccionPanelState';
import { usePanelState } from './usePanelState';

/** State and behaviour of a prediction panel without its looks, for markup of your own. */
export function usePrediccionPanel(options: PrediccionPanelOptions): PrediccionPanelState {
  const t = usePrediWords();
  const panel = usePanelState(options);
  const { subscribe, edits } = panel.answers;
  // The panel's own questions listen for themselves; whoever draws from the getters is drawn at each answer.
  useSyncExternalStore(subscribe, edits, edits);
  return { ...panel, ...panelProps(panel, t) };
}
