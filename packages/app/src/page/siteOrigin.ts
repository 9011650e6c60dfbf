/** Where this site is, as people share it: a page that is reached by another address says so, as Storybook's stories do. */
export const siteOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="arma11:origin"]')?.content ?? location.origin;
