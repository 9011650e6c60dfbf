import type { supportEs } from '../support.es';

/** What the form that writes to us says. */
export const support: typeof supportEs = {
  report: {
    title: 'Report a problem',
    lead: 'Tell us what happened and what you expected to happen.',
    message: 'What happened?',
    subject: (path) => `Problem at ${path}`,
  },
  contact: {
    title: 'Contact',
    lead: 'Write to us and we answer to your email.',
    message: 'Your message',
    subject: () => 'Contact',
  },
  name: 'Your name',
  email: 'Your email',
  website: 'Do not fill in this field',
  page: (path) => `We will also send the page where you are: ${path}`,
  shortName: 'Enter your name.',
  badEmail: 'Enter a valid email.',
  shortMessage: 'Tell us a little more.',
  send: 'Send',
  sending: 'Sending…',
  received: (number) => `We have your message. Your number is ${number}.`,
  due: (day) => `We answer by ${day} at the latest.`,
  close: 'Close',
};
