import type { DeskPlayer } from '@arma11/core/contract';
import { operadorPlayersEs } from '../../../messages/operadorPlayers.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorPlayersEs;

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
