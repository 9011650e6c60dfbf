import { FACES } from './writeText';

/** Waits until the faces of the app are there: a canvas does not write anew when a font comes late. */
export async function pictureFonts(): Promise<void> {
  const faces = Object.values(FACES).map(({ weight, family }) => document.fonts.load(`${weight} 40px ${family}`));
  // Without its fonts the picture is still worth sending.
  await Promise.all(faces).catch(() => undefined);
}
