import type { DeskEntry, DeskEntryRemoved } from '@arma11/core/back-office';
import { operadorEntriesEs } from '../../../messages/operadorEntries.es';
import { operadorEs } from '../../../messages/operador.es';
import type { DeskAction } from '../desk/ActionDialog';
import { reasonField } from '../desk/reasonField';

const t = operadorEntriesEs;

function effectOf({ username, gift, fee }: DeskEntry): string {
  if (gift) return t.removeGift(username);
  return fee > 0 ? t.removeEffect(username, operadorEs.coins(fee)) : t.removeFree(username);
}

/** Takes an entry out of its room, with its fee back. */
export const removing = (entry: DeskEntry): DeskAction<'entryRemove'> => ({
  call: 'entryRemove',
  title: t.removeTitle(entry.username),
  confirm: t.remove,
  danger: true,
  effect: effectOf(entry),
  given: { entry: entry.entry },
  fields: [{ name: 'may_return', label: t.mayReturn, kind: 'tick' }, reasonField()],
});

/** What became of it. */
export function removedText({ username, returned, gift }: DeskEntryRemoved): string {
  if (gift) return t.removedGift(username);
  return returned > 0 ? t.removed(username, operadorEs.coins(returned)) : t.removedFree(username);
}
