import { useState } from 'react';
import type { Player } from '@arma11/core/contract';
import type { LineupMessages } from '../../messages/lineup.es';
import type { LineupEditorOptions } from '../model/lineupEditorState';
import type { LineupCommand } from '../saving/lineupCommand';
import { useLineupSaving } from './useLineupSaving';
import type { useLineupData } from './useLineupData';

/** What the actions need to know. */
export interface ActionSettings {
  options: LineupEditorOptions;
  data: ReturnType<typeof useLineupData>;
  t: LineupMessages;
}

/** What a player can do with their lineup: every action is saved at once and announced in one sentence. */
export function useLineupActions(settings: ActionSettings) {
  const { options, data } = settings;
  const { state, notify, holdNotice, act } = useLineupSaving(settings);
  const [making, setMaking] = useState(false);
  const wanted = options.jornada ?? data.entry?.sala.jornada;
  return {
    state,
    notify,
    holdNotice,
    put: (command: LineupCommand) => act(({ saveChange }, desk) => saveChange(desk, { command })),
    replace: (slot: number, playerId: number, known?: Player) =>
      act(({ replaceIn }, desk) => replaceIn(desk, slot, playerId, known)),
    undo: () => act(({ undo }, desk) => undo(desk)),
    retry: () => act(({ retryAll }, desk) => retryAll(desk)),
    copy: (from: number) => act(({ copyFrom }, desk) => copyFrom(desk, from)),
    making,
    makeLineup: () => {
      if (wanted === undefined || making) return;
      setMaking(true);
      void act(({ makeLineup }, desk) => makeLineup(desk, wanted)).finally(() => setMaking(false));
    },
  };
}
