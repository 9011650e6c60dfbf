/** The app has no words of its own in place of a language's. */
export const spokenMessages = (language: { messages: object } | null) => language?.messages;
