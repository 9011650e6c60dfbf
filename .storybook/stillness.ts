/** The faces of Storybook, in the words of a style sheet. */
export const ownFaces = [
  '400 16px Barlow',
  '500 16px Barlow',
  '600 16px Barlow',
  "600 16px 'Barlow Condensed'",
  "700 16px 'Barlow Condensed'",
];

/** Waits until the faces are there: text measured before that moves. */
export async function loadFaces(named: readonly string[]) {
  await Promise.all(named.map((face) => document.fonts.load(face, 'Sí, 0123')));
  return {};
}

/** Whether a machine is looking: it gets a picture without motion. */
export const watchedByMachine = navigator.webdriver || /Chromatic/.test(navigator.userAgent);
