/** In the app's own bundle: it always brings its client. */
export function PartnerScope(): never {
  throw new Error('The app brings its own client.');
}
