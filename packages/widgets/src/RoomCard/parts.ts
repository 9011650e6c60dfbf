// What the app's tables of rooms are made of, besides `useRoomCard`. Nobody publishes this entry.
export { JoinSheet } from './JoinSheet';
export { RoomButton } from './RoomButton';
export { RoomClock } from './RoomClock';
export { RoomNotes } from './RoomNotes';
export { ScoringLine } from './ScoringLine';
export { useRoomCardWords } from '../messages/roomCard.es';
