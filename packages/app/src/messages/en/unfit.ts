import type { unfitEs } from '../unfit.es';

/** What is said of players in a team who may not play, and who could come in their place. */
export const unfit: typeof unfitEs = {
  title: (players) => (players === 1 ? '1 of your eleven may not play' : `${players} of your eleven may not play`),
  help: 'These are the best who can come in. Nothing changes until you accept.',
  swapFor: (outgoing) => `for ${outgoing}`,
  apply: (changes) => (changes === 1 ? 'Change them' : `Change all ${changes}`),
  look: 'See my team',
};
