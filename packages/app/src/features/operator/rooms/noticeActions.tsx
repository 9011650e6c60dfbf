import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskBroadcast, DeskInput, DeskRoomShown } from '@arma11/core/back-office';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';
import { deskQuery } from '../desk/deskQuery';
import type { FieldSpec } from '../desk/fieldSpec';
import { leagueField } from './leagueField';

const t = operadorGameEs.rooms;

/** How many a notice would reach, counted when it is written. */
function Reach({ audience }: { audience: DeskInput<'broadcastPlan'> }) {
  const { data, error } = useQuery({
    ...deskQuery(useClient(), 'broadcastPlan', audience),
    staleTime: 0,
    retry: false,
  });
  if (error) return error.message;
  return data === undefined ? t.countingReach : t.reach(data.players);
}

const words: readonly FieldSpec[] = [
  { name: 'title', label: t.noticeTitle, required: true },
  { name: 'body', label: t.noticeBody, hint: t.noticeBodyHint, kind: 'area', required: true },
];

/** Sends a notice to everybody in a room. */
export const notifyingRoom = ({ room, name }: DeskRoomShown): DeskAction<'broadcastSend'> => ({
  call: 'broadcastSend',
  title: t.notifyRoom(name),
  confirm: t.notify,
  effect: <Reach audience={{ room }} />,
  given: { room },
  fields: words,
});

/** Sends a notice to everybody who has a room of a league. */
export const notifyingLeague = (leagues: readonly { value: string; label: string }[]): DeskAction<'broadcastSend'> => ({
  call: 'broadcastSend',
  title: t.notifyLeague,
  confirm: t.notify,
  effect: ({ league = '' }) => <Reach audience={{ league }} />,
  given: {},
  fields: [leagueField(leagues), ...words],
});

/** How many people the notice was sent to. */
export const sentText = ({ told, players }: DeskBroadcast) => t.noticeSent(told, players);
