import type { LineupMessages } from '../../messages/lineup.es';
import type { SlotView } from '../model/lineupRows';
import type { SlotPurpose } from '../model/slotPicker';
import { showsCondition } from '../players/showsCondition';
import { shirtWords } from '../players/shirtWords';

/** What a tap on a slot does, and whether the slot can no longer be changed by anybody. */
export interface SlotTap {
  purpose: SlotPurpose;
  locked: boolean;
  /** Their points count double. @default false */
  captain?: boolean;
  /** The present. */
  now: number;
}

/** The accessible name of a slot: "Mediocampista 2 de 4, Paolo Rojas, Alianza Lima, habilitado, vs Sport Loreto, promedio 5.4. Cambiar". */
export function slotLabel(
  view: SlotView,
  { purpose, locked, captain = false, now }: SlotTap,
  t: LineupMessages,
): string {
  const { player, provisional } = view.entry;
  const facts = [
    t.place(t.positions[view.position], view.place, view.of),
    player.full_name,
    ...(captain ? [t.captain] : []),
    player.team.name,
    ...(showsCondition(player) ? [t.conditions[player.condition].toLowerCase()] : []),
    ...shirtWords(view.entry, locked, now, t).spoken,
    ...(provisional ? [t.provisional.toLowerCase()] : []),
  ];
  const after = purpose === 'change' ? [t.change] : [...(locked ? [t.closed] : []), t.seePoints];
  const saving = view.save === 'saving' ? [t.saving] : view.save === 'failed' ? [t.notSaved] : [];
  return `${facts.join(', ')}. ${[...saving, ...after].join('. ')}`;
}
