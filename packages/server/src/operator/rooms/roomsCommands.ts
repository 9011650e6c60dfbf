import { codeBatch, codeList } from './codeCommands';
import { eventCreate, eventList } from './eventCommands';
import { offerCreate } from './offers';
import { offerList } from './offers';
import { offerClose, offerOpen } from './offers';
import { roomCancel } from './roomCancel';
import { broadcast, broadcastPlan } from './broadcast';
import { roomCreate } from './roomCreate';
import { roomList } from './roomList';
import { roomPlan } from './roomPlan';
import { roomPublish } from './roomPublish';
import { roomRename } from './roomRename';
import { roomShow } from './roomShow';
import { settle } from './settle';
import { slateAdd, slateRemove } from './slateCommands';
import { settleVerify } from './settleVerify';

/** Rooms, offers, events and codes at the desk. */
export const roomsCommands = [
  roomCreate,
  roomPublish,
  roomCancel,
  roomRename,
  broadcastPlan,
  broadcast,
  roomList,
  roomShow,
  roomPlan,
  settle,
  slateAdd,
  slateRemove,
  settleVerify,
  offerCreate,
  offerList,
  offerClose,
  offerOpen,
  eventCreate,
  eventList,
  codeBatch,
  codeList,
];
