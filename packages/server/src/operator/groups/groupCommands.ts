import { groupList } from './groupList';
import { groupPostHide, groupPostRestore } from './groupPosts';
import { groupReports } from './groupReports';
import { groupShow } from './groupShow';
import { groupSilence } from './groupSilence';

/** The operator's commands about groups of friends and their walls (rules R23.7). */
export const groupCommands = [groupList, groupShow, groupReports, groupPostHide, groupPostRestore, groupSilence];
