/** Everything passes, as without a manager, but without styled-components' warning for `part` and `popoverTarget`. */
export const forwardEverything = () => true;
