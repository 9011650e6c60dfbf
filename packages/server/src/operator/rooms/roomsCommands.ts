import { codeBatch, codeList } from './codeCommands';
import { eventCreate, eventList } from './eventCommands';
import { offerCreate } from './offers';
import { offerList } from './offers';
import { offerClose, offerOpen } from './offers';
import { roomCancel } from './roomCancel';
import { roomCreate } from './roomCreate';
import { roomList } from './roomList';
import { roomPlan } from './roomPlan';
import { roomPublish } from './roomPublish';
import { roomShow } from './roomShow';
import { settle } from './settle';

/** Rooms, offers, events and codes at the desk. */
export const roomsCommands = [
  roomCreate,
  roomPublish,
  roomCancel,
  roomList,
  roomShow,
  roomPlan,
  settle,
  offerCreate,
  offerList,
  offerClose,
  offerOpen,
  eventCreate,
  eventList,
  codeBatch,
  codeList,
];
