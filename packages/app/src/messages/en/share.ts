import type { shareEs } from '../share.es';

/** Giving rooms, codes and the game itself to friends. */
export const share: typeof shareEs = {
  codeCopied: 'Code copied.',
  linkCopied: 'Link copied.',
  copiedAll: 'Invitation copied: paste it in your chat.',
  cannotCopy: 'Your browser did not let us copy. Press and hold the text and copy it.',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  send: 'Share',
  room: 'Share the room',
  roomText: (name) => `Play with me in ${name}, at Arma Tu 11.`,
  friend: 'Invite a friend',
  friendLead: 'Whoever registers with your link is your guest and counts towards your missions when they play.',
  friendTitle: 'Arma Tu 11',
  friendText: 'Play with me at Arma Tu 11: build your eleven and predict the matches.',
  invite: 'Invite',
  link: 'Your link',
};
