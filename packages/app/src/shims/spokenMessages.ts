/** The app has no words in place of ours. */
export const spokenMessages = () => undefined;
