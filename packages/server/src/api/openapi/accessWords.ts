import type { Access } from '@arma11/core/contract';

/** Who may make a call, in a sentence: what `x-access` means (security §5.1). */
export const accessWords: Record<Access, string> = {
  public: 'Anybody may call it; a token is honoured.',
  player: 'Any signed-in player.',
  self: 'A signed-in player, about nobody but themselves: the token decides, whatever ids are sent.',
  publicOrMember: 'Any signed-in player where the room is public; only its members where it is private.',
  member: 'Members of the room. To others a private room is a missing one.',
  memberAfterLock: 'Members of the room: their own at any time, those of others once the room is locked.',
  entryOwner: 'Whoever holds the entry. To others it is a missing one.',
  entryOwnerOrMemberAfterLock: 'Whoever holds the entry at any time; other members of the room once it is locked.',
  roomOwner: 'Whoever made the room.',
  code: 'A signed-in player who has the access code.',
  operador: 'Operators with the role operador or admin.',
  tesorero: 'Operators with the role tesorero or admin.',
  admin: 'Operators with the role admin.',
};
