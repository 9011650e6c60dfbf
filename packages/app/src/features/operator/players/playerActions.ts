import type { DeskPlayer } from '@arma11/core/back-office';
import { operadorPlayersEs } from '../../../messages/operadorPlayers.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorPlayersEs;

/** Marks how a player is, which sources keep until it is released. */
export const marking = ({
  player,
  full_name,
  condition,
  condition_note,
}: DeskPlayer): DeskAction<'playerCondition'> => ({
  call: 'playerCondition',
  title: t.markTitle(full_name),
  confirm: t.mark,
  effect: t.markEffect,
  given: { player },
  fields: ({ release = '' }) => [
    { name: 'release', label: t.markRelease, kind: 'tick' },
    ...(release === 'on'
      ? []
      : [
          {
            name: 'condition',
            label: t.columns.condition,
            kind: 'choice' as const,
            options: t.conditions.map((label, value) => ({ value: String(value), label })),
            initial: String(condition),
          },
          { name: 'note', label: t.markNote, hint: t.markNoteHint, initial: condition_note ?? '' },
        ]),
    reasonField(),
  ],
});

/** Takes a player out of the rooms that open later. */
export const retiring = ({ player, full_name }: DeskPlayer): DeskAction<'playerRetire'> => ({
  call: 'playerRetire',
  title: t.retireTitle(full_name),
  confirm: t.retire,
  danger: true,
  effect: t.retireEffect(full_name),
  given: { player },
  fields: [reasonField()],
});

/** Puts a retired player back. */
export const returning = ({ player, full_name }: DeskPlayer): DeskAction<'playerReturn'> => ({
  call: 'playerReturn',
  title: t.backTitle(full_name),
  confirm: t.back,
  effect: t.backEffect(full_name),
  given: { player },
  fields: [reasonField()],
});
