import { EnterGroupPage } from './enter/EnterGroupPage';
import { GroupsPage } from './GroupsPage';
import { GroupRecordsPage } from './records/GroupRecordsPage';
import { GroupRoomsPage } from './rooms/GroupRoomsPage';
import { GroupTablePage } from './table/GroupTablePage';
import { GroupWallPage } from './wall/GroupWallPage';

/** The pages of groups of friends: they are loaded in one piece. */
export const groupPages = {
  list: GroupsPage,
  enter: EnterGroupPage,
  table: GroupTablePage,
  wall: GroupWallPage,
  rooms: GroupRoomsPage,
  records: GroupRecordsPage,
};
