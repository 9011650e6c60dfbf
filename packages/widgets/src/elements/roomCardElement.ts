import { cancelable, elementSpec } from '../element/elementSpec';
import { from, oneOf, positiveInteger } from '../element/readers';
import type { RoomCardProps } from '../RoomCard/RoomCard';
import { openOnSite } from './openOnSite';

/**
 * One room and the one thing to do with it: 'Jugar' when the player is in, 'Unirme' otherwise.
 * @element arma11-room-card
 * @attr {'compe' | 'predi' | 'casual'} [kind=compe] - The kind of room.
 * @attr {number} sala - The room's id.
 * @attr {'es-PE' | 'es'} [locale=es-PE] - The language.
 * @attr {'light' | 'dark' | 'auto'} [mode=dark] - The scheme; 'auto' follows the device.
 * @attr {boolean} [readonly] - Only to be looked at.
 * @prop {number} salaId - The attribute `sala`.
 * @prop {object} room - The room as a list sent it: then nothing is loaded.
 * @fires {CustomEvent<{ id: number }>} arma11-room-open - 'Jugar'. By default the room opens on our origin, in a new tab.
 * @fires {CustomEvent<{ id: number }>} arma11-room-join - 'Unirme'. By default the seat is taken, or the paid step opens.
 * @fires {CustomEvent<{}>} arma11-ready - There is something to see.
 * @fires {CustomEvent<{ code: string; message: string }>} arma11-error - It cannot be shown.
 * @fires {CustomEvent<{}>} arma11-signin-request - 'Ingresar'. By default our popup opens.
 * @csspart root - The whole widget.
 * @csspart status - A note on what happened.
 * @csspart error - What says that it cannot be shown.
 * @csspart skeleton - The box while it loads.
 * @csspart button - A button.
 * @csspart button-primary - The main button.
 * @csspart header - Name, league and time.
 * @csspart teams - The clubs' crests.
 * @csspart price - What entering costs.
 * @csspart players - Who is in.
 * @csspart action - 'Jugar' or 'Unirme'.
 * @cssstate loading - On its way.
 * @cssstate ready - There is something to see.
 * @cssstate error - It cannot be shown.
 * @cssstate closed - Nobody can come in any more.
 */
export const roomCardElement = elementSpec<RoomCardProps & { readonly?: boolean }>({
  name: 'room-card',
  load: () => import('../RoomCard/RoomCard').then(({ RoomCard }) => RoomCard),
  attributes: { kind: oneOf('compe', 'predi', 'casual'), salaId: from('sala', positiveInteger) },
  properties: ['room'],
  needs: ['salaId', 'room'],
  defaults: { kind: 'compe' },
  events: {
    onOpen: cancelable('arma11-room-open', ['id'], (told, context) =>
      openOnSite(context, roomPath(told, context.props)),
    ),
    onJoin: cancelable('arma11-room-join', ['id']),
  },
  box: { minHeight: '17em' },
});

const roomPath = ({ id, ins }: Record<string, unknown>, { kind }: Record<string, unknown>) =>
  kind === 'casual' ? `/casual/sala/${String(ins)}` : `/${kind === 'predi' ? 'predi' : 'compe'}/sala/${String(id)}`;
