import type { EmbedScope } from '@arma11/core/contract';
import type { grantEs } from '../grant.es';

const can: Record<EmbedScope, string> = {
  'lineup:write': 'Change your elevens',
  'predi:write': 'Save your predictions',
  'saldo:read': 'See your balance',
  'quest:read': 'See your missions',
};

/** What the window says that a partner's page opens (docs/auth.md). */
export const grant: typeof grantEs = {
  heading: (partner) => `${partner} wants to use your account`,
  signInLead: 'Sign in to Arma Tu 11 to go on. Your password stays here.',
  or: 'or',
  register: 'No account? Create one at Arma Tu 11',
  newTab: '(opens in another tab)',
  as: (username) => `You play as ${username}`,
  notYou: 'Not me',
  canTitle: 'It will be able to',
  can,
  canKnow: 'See your name and your avatar',
  canJoin: 'Join free rooms with you',
  cannotTitle: 'It will not be able to',
  cannot: ['Pay, top up or withdraw', 'Join paid rooms: you confirm that here', 'Change your profile or your password'],
  lastsHours: (hours) =>
    `Valid for ${hours} ${hours === 1 ? 'hour' : 'hours'}. It ends earlier if you sign out here or remove it in “My account”.`,
  lastsUntilTaken: 'Valid until you remove it in “My account”.',
  linkNote: (partner) =>
    `Your account will be linked to the one you have at ${partner}: whoever enters that account will play with yours.`,
  siteWithCode: (host, code) => `${host} · number ${code}`,
  codeLabel: 'Check it before you go on',
  codeTitle: 'Check that the site shows the same number',
  codeNote: (site) => `If ${site} does not show it, tap Cancel.`,
  cameFrom: (host, site) => `You came from ${host}, not from ${site}.`,
  linkWarning: (partner) => `Go on only if you opened this link yourself inside ${partner}, with your account there.`,
  allow: 'Allow',
  allowing: 'Allowing…',
  cancel: 'Cancel',
  doneTitle: 'Done',
  done: (site) => `You can go back to ${site} now.`,
  cancelledTitle: 'You gave no permission',
  cancelled: (site) => `You can close this window now and go back to ${site}.`,
  refusedTitle: 'We cannot go on',
  unknownSite: 'We do not know the site that opened this window. Close it: you gave no permission.',
  foreignOrigin: (host, partner) => `${host} is not a page of ${partner}. Close this window: you gave no permission.`,
  incomplete: 'A part of this link is missing. Go back to the site you came from and tap Sign in again.',
};
