import type { tourEs } from '../tour.es';

/** What the first visit to a team says beside the pitch. */
export const tour: typeof tourEs = {
  label: 'First steps',
  given: 'We gave you an eleven. Tap a player to change them.',
  givenSix: 'We gave you a team. Tap a player to change them.',
  saves: 'It saves itself: look here.',
  closes: (when) => `Closes ${when}: until then you change whatever you want.`,
  step: (step, of) => `${step} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  done: 'Done',
};
