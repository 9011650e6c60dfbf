import type { accountEs } from '../account.es';

/** What the ways into an account say: a new one, a forgotten password, the terms (product §4, §5). */
export const account: typeof accountEs = {
  email: 'Email',
  emailWrong: 'Enter a valid email.',
  username: 'Username',
  usernameHint: 'From 5 to 24 letters, numbers, dots or dashes. It is what the others see.',
  usernameWrong: 'Use from 5 to 24 letters, numbers, dots or dashes. Some names are reserved.',
  password: 'Password',
  passwordHint: 'More than 6 letters or numbers.',
  passwordShort: 'Password too short',
  show: 'Show password',
  hide: 'Hide password',
  birthDate: 'Date of birth',
  birthDateHint: 'You must be 18 or older to play with money.',
  birthDateMissing: 'Enter your date of birth.',
  terms: 'I accept the terms and conditions.',
  privacy: 'I accept the privacy policy and the use of my data.',
  marketing: 'I want news and promotions by email (optional).',
  mustAccept: 'You have to accept it to play.',
  close: 'Close',

  legal: {
    terminos: 'Read the terms and conditions',
    privacidad: 'Read the privacy policy',
    unpublished: 'This text is not published here yet.',
  },

  register: {
    question: 'Are you new?',
    open: 'Create account',
    title: 'Create your account',
    lead: 'It is free. You start playing as soon as you finish.',
    invited: (name) => `${name} invited you. It is free and you start playing as soon as you finish.`,
    submit: 'Create my account',
    submitting: 'Creating your account…',
  },

  forgot: {
    open: 'I forgot my password',
    title: 'I forgot my password',
    lead: 'We send you a link to create a new one.',
    submit: 'Send me the link',
    submitting: 'Sending…',
    sentTitle: 'Check your email',
    sent: (email) =>
      `If ${email} has an account, we sent you a link to create a new password. It works once, for 30 minutes.`,
    sentNote:
      'If it does not arrive in a few minutes, look in your spam folder or check that the email is spelt right.',
    understood: 'Understood',
    otherEmail: 'Use another email',
  },

  newPassword: {
    title: 'Create your new password',
    lead: 'When you save it we close your other sessions. For 24 hours you will not be able to cash out.',
    password: 'New password',
    repeat: 'Repeat the password',
    submit: 'Save password',
    submitting: 'Saving…',
    done: 'Your password has changed. Sign in with the new one.',
    broken: 'A part of this link is missing. Open it again from the email or ask for another.',
    unknown:
      'We do not know if your password changed. Try again; if the link was already used, sign in with the new one.',
    again: 'Ask for another link',
  },

  consent: {
    title: 'Before you play',
    lead: 'Confirm your age and accept the terms. It takes half a minute.',
    submit: 'Accept and play',
    submitting: 'Saving…',
    later: 'Not now',
    note: 'To join paid rooms you still have to confirm your age.',
    open: 'Complete',
  },
};
