/** The name in the tab's sessionStorage under which `persist: 'session'` keeps the handle, and only that. */
export const handleName = (key: string): string => `arma11:embed:${key}`;
