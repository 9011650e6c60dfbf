import { useMoney, type PanelState } from '@arma11/widgets';
import type { IconName } from '@arma11/core';
import { es } from '../../../messages/es';
import { Bar, Fact, Save } from './AutosaveBar.styles';
import { savingState, type SavingState } from './savingState';
import { useAutosave } from './useAutosave';

const ICONS: Partial<Record<SavingState, IconName>> = { saved: 'check', waiting: 'offline', failed: 'warning' };

/** Props of AutosaveBar. */
export interface AutosaveBarProps {
  panel: PanelState;
  /** How long after a change the answers are saved. */
  pauseMs: number;
}

/** The sticky bar of a room whose answers save themselves: points in play, prize, Guardar, and how the answers stand. */
export function AutosaveBar({ panel, pauseMs }: AutosaveBarProps) {
  const t = es.predi.autosave;
  const money = useMoney();
  const save = useAutosave(panel, pauseMs);
  const { points, room, answered } = panel;
  const state = savingState(panel);
  return (
    <Bar>
      <Fact>
        {t.inPlay} <b>{t.points(points.inPlay)}</b>
      </Fact>
      {room && room.top_award > 0 && (
        <Fact data-tone="coin">
          {t.prize} <b>{money.amount(room.top_award)}</b>
        </Fact>
      )}
      <Save
        data-state={state}
        icon={ICONS[state]}
        pending={state === 'saving'}
        disabledReason={state === 'saved' || state === 'untouched' ? t.nothing : undefined}
        onClick={save}
      >
        <span>
          {t.states[state]} <small>{t.count(answered.done, answered.total)}</small>
        </span>
      </Save>
    </Bar>
  );
}
