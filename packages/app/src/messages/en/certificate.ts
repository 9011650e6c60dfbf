import type { certificateEs } from '../certificate.es';

/** The certificate of a paid room, on its info tab (rules R15.4). */
export const certificate: typeof certificateEs = {
  title: 'Payment certificate',
  what: 'It holds the matches, what each one did and what was paid: with that anybody can work out the prizes again.',
  limits: {
    compe: 'The points, the places and the prizes are worked out again on your device.',
    predi:
      'The points, the places and the prizes are worked out again on your device. Who scored and the tie-break are taken as they are.',
  },
  check: 'Check certificate',
  checking: 'Checking…',
  save: 'Save certificate',
  saving: 'Saving…',
  file: (id) => `certificate-room-${id}.json`,
  holds: (entries) =>
    entries === 1
      ? 'It matches: the points, the place and the prize of the only player follow from the results.'
      : `It matches: the points, places and prizes of the ${entries} players follow from the results.`,
  differs: (place, more) =>
    `It differs in ${place}${more > 0 ? ` (and in ${more} more ${more === 1 ? 'spot' : 'spots'})` : ''}. Save the certificate and write to us: we look into it.`,
  unable: 'This browser cannot check it here. Save the certificate and check it with another.',
  places: {
    room: 'the details of the room',
    seal: 'the seal of the certificate',
    entries: 'the list of places',
    points: (name) => `the points of ${name}`,
    position: (name) => `the place of ${name}`,
    prize: (name) => `the prize of ${name}`,
    entry: (name) => `what ${name} played`,
    match: (match) => `the match ${match}`,
    answers: (match) => `the answers of ${match}`,
  },
};
