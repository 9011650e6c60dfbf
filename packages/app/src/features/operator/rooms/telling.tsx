import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskBroadcast, DeskInput, DeskRoomShown } from '@arma11/core/contract';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import { deskQuery } from '../desk/deskQuery';
import type { FieldSpec } from '../desk/fieldSpec';

const t = operadorGameEs.rooms;

/** How many a notice would reach, counted when it is written. */
function Reach({ audience }: { audience: DeskInput<'broadcastPlan'> }) {
  const { data, error } = useQuery({
    ...deskQuery(useClient(), 'broadcastPlan', audience),
    staleTime: 0,
    retry: false,
  });
  if (error) return error.message;
  return data === undefined ? t.tellCounting : t.tellReach(data.players);
}

const words: readonly FieldSpec[] = [
  { name: 'title', label: t.tellHeading, required: true },
  { name: 'body', label: t.tellBody, hint: t.tellBodyHint, kind: 'area', required: true },
];

/** Tells everybody of a room something. */
export const tellingRoom = ({ room, name }: DeskRoomShown): DeskAction<'broadcastSend'> => ({
  call: 'broadcastSend',
  title: t.tellRoom(name),
  confirm: t.tell,
  effect: <Reach audience={{ room }} />,
  given: { room },
  fields: words,
});

/** Tells everybody with a room of a league something. */
export const tellingLeague = (leagues: readonly { value: string; label: string }[]): DeskAction<'broadcastSend'> => ({
  call: 'broadcastSend',
  title: t.tellLeague,
  confirm: t.tell,
  effect: ({ league = '' }) => <Reach audience={{ league }} />,
  given: {},
  fields: [
    {
      name: 'league',
      label: t.league,
      kind: 'choice',
      options: leagues,
      initial: leagues[0]?.value ?? '',
      required: true,
    },
    ...words,
  ],
});

/** How many were told. */
export const toldText = ({ told, players }: DeskBroadcast) => t.told(told, players);
