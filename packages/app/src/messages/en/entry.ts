import type { entryEs } from '../entry.es';

/** What the landing and the sign-in form say (product §1, §2, §8). */
export const entry: typeof entryEs = {
  heading: 'Build your 11. Show how much you know.',
  lead: 'Build your team of eleven, predict the matches and climb the ranking matchday by matchday.',
  google: 'Sign in with Google',
  googleWaiting: 'Continue in the Google window.',
  demo: {
    enter: 'Try the demo',
    entering: 'Going in…',
    note: 'Without registering, with an account that everybody shares. Nobody plays with real money here.',
    failed: 'The demo account does not respond. Try again or create your account.',
  },
  email: 'Sign in with my email',
  terms: 'By signing in you accept the terms and the privacy policy. You must be 18 or older to play with money.',
  rulesTitle: 'Community rules',
  rules: [
    'Do not share your account.',
    'Be kind to your rivals.',
    'Do not bet more than you can afford to lose.',
    'Respect the minimum withdrawal and the processing times.',
    'Do not share your data or your passwords.',
  ],
  expired: 'Your session has expired. Sign in again and you are back where you were.',
  signInTitle: 'Sign in with my email',
  signInLead: 'Use the email that you registered with.',
  fieldEmail: 'Email',
  fieldPassword: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  back: 'Back to home',
  titles: { landing: 'Arma Tu 11', signIn: 'Sign in' },
};
