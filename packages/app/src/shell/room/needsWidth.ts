/** Whether a page of a room takes all of the width: the editor with its table, and two players side by side. */
export const needsWidth = (pathname: string): boolean =>
  /^\/(compe|casual)\/sala\/\d+\/?$/.test(pathname) || pathname.includes('/duelo/');
