import { auditList } from '../audit/auditList';
import { partnerClose, partnerOrigins } from './partnerChange';
import { partnerCreate } from './partnerCreate';
import { partnerList } from './partnerList';

/** The operator's commands about the desk itself: what was done at it, and who embeds our widgets. */
export const deskCommands = [auditList, partnerList, partnerCreate, partnerOrigins, partnerClose];
