/**
 * Goes on when the browser has looked after what waits: a touch, a frame. Pieces of a page that arrive together are
 * shown one by one with it, and a slow phone answers a thumb between two of them (decision 0035).
 */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
