/** What stands in a page for something that is still to come: a region that says so, and each grey block (`Skeleton`). */
export const STILL_TO_COME = '[aria-busy="true"], svg[aria-hidden="true"][width]:not([viewBox])';
