/** Opens our window, or shows another address in the one that is open; null where the browser blocks it. */
export const openWindow = (page: Window, url: string): Window | null =>
  page.open(url, 'arma11', 'popup,width=480,height=760');
