/** In place of the app's: it would be asked for where no app is served. */
export const registerWorker = (): Promise<void> => Promise.resolve();
