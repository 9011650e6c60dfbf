let resolve: () => void;

/** Resolves when the first page of a visit is drawn, hydrated where it was prerendered, or has failed to come. */
export const firstPage = new Promise<void>((done) => {
  resolve = done;
});

/** Called by whatever page is drawn. */
export const pageDrawn = (): void => resolve();
