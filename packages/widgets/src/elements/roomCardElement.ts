import type { RoomCardProps } from '../RoomCard/RoomCard';
import { cancelable, elementSpec, plain } from './classes/elementSpec';
import { from, oneOf, positiveInteger } from './classes/readers';
import { openOnSite } from './openOnSite';

/**
 * One room and the one thing to do with it: 'Jugar' when the player is in, 'Unirme' otherwise.
 * @element arma11-room-card
 * @attr {'compe' | 'predi' | 'casual'} [kind=compe] - The kind of room.
 * @attr {number} sala - The room. Needed, unless the property `room` is given.
 * @prop {number} salaId - The attribute `sala`.
 * @prop {object} room - The room as a list of ours sent it: then nothing is loaded.
 * @fires {{ id: number, ins: number }} arma11-room-open - 'Jugar' was tapped; `ins` is the player's entry. Cancelable: by default the room opens on our site, in a new tab.
 * @fires {{ id: number }} arma11-room-join - 'Unirme' was tapped. Cancelable: by default a free seat is taken, and a paid one is offered on our site.
 * @fires {{ id: number, ins: number }} arma11-room-joined - The player has joined; `id` is another room when the one asked for had just filled.
 * @csspart header - Name, league and time.
 * @csspart teams - The clubs' crests.
 * @csspart price - What a seat costs.
 * @csspart players - Who is in.
 * @csspart action - 'Jugar' or 'Unirme'.
 * @csspart status - A note on what happened.
 * @csspart button-primary - The main button.
 */
export const roomCardElement = elementSpec<RoomCardProps & { readonly?: boolean }>({
  name: 'room-card',
  load: () => import('../RoomCard/RoomCard').then(({ RoomCard }) => RoomCard),
  attributes: { kind: oneOf('compe', 'predi', 'casual'), salaId: from('sala', positiveInteger) },
  properties: ['room'],
  needs: ['salaId', 'room'],
  defaults: { kind: 'compe' },
  events: {
    onOpen: cancelable('arma11-room-open', ['id', 'ins'], (payload, context) =>
      openOnSite(context, roomPath(payload, context.props)),
    ),
    onJoin: cancelable('arma11-room-join', ['id']),
    onJoined: plain('arma11-room-joined', 'id', 'ins'),
  },
  box: { minHeight: '12.5em' },
});

const roomPath = ({ id, ins }: Record<string, unknown>, { kind }: Record<string, unknown>) =>
  kind === 'casual' ? `/casual/sala/${String(ins)}` : `/${kind === 'predi' ? 'predi' : 'compe'}/sala/${String(id)}`;
