import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { modes, viewports, type schemes } from '../modes';
import { showLook, shownLook } from '../stage/look';
import { stillDocument } from '../stage/stillDocument';
import type { PictureParameters } from './withPicturesTaken';

type ModeName = keyof typeof modes;

interface Mode {
  viewport?: keyof typeof viewports;
  scheme?: keyof typeof schemes;
  forcedColors?: 'active';
  /** At most so many, where the story is that high. @default 1 */
  screens?: number;
}

/** Compares the story on the stage with its committed pictures, one for each mode that it asks for. */
export async function takePictures(storyId: string, { chromatic }: PictureParameters): Promise<void> {
  if (!chromatic || chromatic.disableSnapshot) return;
  const asked = Object.entries(chromatic.modes ?? {}).filter(([, { disable }]) => !disable) as [ModeName, object][];
  const [look, width, height] = [shownLook(), innerWidth, innerHeight];
  for (const name of looksOfThisRun(asked.map(([mode]) => mode))) await takePicture(storyId, name);
  showLook(look);
  await page.viewport(width, height);
}

/** The looks that `npm test` compares: a phone in dark and a desktop in light. */
const FIRST: readonly ModeName[] = ['movil', 'escritorio'];

/** All of a story's pictures, but where the run is for the first looks (tooling/suite/suites.mjs). */
function looksOfThisRun(asked: readonly ModeName[]): readonly ModeName[] {
  if (import.meta.env.VITE_PICTURE_LOOKS !== 'first') return asked;
  const first = asked.filter((name) => FIRST.includes(name));
  return first.length > 0 ? first : asked;
}

async function takePicture(storyId: string, name: ModeName): Promise<void> {
  const { viewport = 'escritorio', scheme = 'oscuro', forcedColors, screens = 1 } = modes[name] as Mode;
  showLook({ scheme });
  if (forcedColors) await commands.forceColours(true);
  await frame(viewport, screens);
  // soft: one changed mode does not hide the others.
  if (import.meta.env.VITE_PICTURES !== 'none')
    await expect.soft(page.elementLocator(document.body)).toMatchScreenshot(`${storyId}--${name}`);
  document.documentElement.toggleAttribute('data-picture', false);
  if (forcedColors) await commands.forceColours(false);
}

/**
 * On a busy machine the styles of the former width may still hold when the screen has the new one, and `matchMedia` tells it
 * already: a style is asked.
 */
async function sized(width: number): Promise<void> {
  const probe = document.createElement('style');
  probe.textContent = `@media (width: ${width}px) { :root { --sized: yes } }`;
  document.head.append(probe);
  while (getComputedStyle(document.documentElement).getPropertyValue('--sized') !== 'yes')
    await new Promise(requestAnimationFrame);
  probe.remove();
}

/**
 * Makes the screen as high as what is shown, up to so many of it; what lies below is in no picture. It is as high as it gets
 * first, so that a page brings what is out of sight, and measured on the screen of a player: a page fills any screen.
 */
async function frame(viewport: keyof typeof viewports, screens: number): Promise<void> {
  const { styles } = viewports[viewport];
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  const showAt = async (high: number) => {
    await page.viewport(width, high);
    await sized(width);
    await stillDocument();
  };
  if (screens > 1) await showAt(screens * height);
  await showAt(height);
  const wanted = Math.min(screens * height, document.documentElement.scrollHeight);
  if (wanted > height) await showAt(wanted);
  window.scrollTo(0, 0);
  document.documentElement.toggleAttribute('data-picture', true);
  await stillDocument();
}
