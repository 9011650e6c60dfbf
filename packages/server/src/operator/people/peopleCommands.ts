import { messageList } from './messageList';
import { mailList, smsList } from './outboxList';
import { smsResume } from './smsResume';
import { supportClose } from './support';
import { supportList } from './support';
import { userBlock, userUnblock } from './userBlock';
import { userList } from './userList';
import { userMovements } from './userMovements';
import { userMfaReset } from './userMfaReset';
import { userReset } from './userReset';
import { userRole } from './userRole';
import { userShow } from './userShow';

/** The operator's commands about people: accounts, messages and letters. */
export const peopleCommands = [
  userList,
  userShow,
  userMovements,
  userBlock,
  userUnblock,
  userReset,
  userMfaReset,
  userRole,
  smsList,
  smsResume,
  mailList,
  messageList,
  supportList,
  supportClose,
];
