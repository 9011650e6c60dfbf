// What the row of reactions is made of, for the app's own reactions to what friends say. Nobody publishes this entry.
export { useReactionsWords } from '../messages/reactions.es';
export { ReactionDrawing } from './ReactionDrawing';
export { withReaction } from './withReaction';
