/** Where the console begins. */
export const CONSOLE_PATH = '/partners/console';
