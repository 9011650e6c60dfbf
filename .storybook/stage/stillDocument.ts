import { STILL_TO_COME } from '../../packages/testing/pages/stillToCome';
import { inFlight } from '../scenario/inFlight';

/** So many looks in a row nothing moved: one answer may lead to the next question. */
const STILL_LOOKS = 4;
const LOOK_MS = 25;

/** A recorded answer comes at once: what has none after this time is the point of the story. */
const NEVER_ANSWERED_MS = 600;

const LONGEST_MS = 15_000;

/** Waits until nothing of the story moves and nothing of it is still to come. */
export async function stillDocument(): Promise<void> {
  let moved = true;
  const observer = new MutationObserver(() => (moved = true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  let still = 0;
  try {
    while (still < STILL_LOOKS) {
      moved = false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const elapsed = performance.now() - start;
      still = moved || isComing(elapsed) || !hasItsPictures() ? 0 : still + 1;
      if (elapsed > LONGEST_MS) throw new Error(complaint(moved));
    }
    await document.fonts.ready;
  } finally {
    observer.disconnect();
  }
}

/** Of a part that is shown waiting, in no scenario, nothing comes. */
function isComing(elapsed: number): boolean {
  const unanswered = inFlight();
  if (unanswered === null) return false;
  return unanswered > 0 ? elapsed < NEVER_ANSWERED_MS : waiting() !== undefined;
}

/** The first that is on the screen: what lies below comes when somebody comes near. */
const waiting = () =>
  [...document.querySelectorAll(STILL_TO_COME)].find((piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return top < innerHeight && bottom >= 0;
  });

const hasItsPictures = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

function complaint(moved: boolean): string {
  if (moved) return 'The story does not come to rest: something in it goes on moving.';
  const piece = waiting()?.outerHTML.slice(0, 200) ?? 'a picture';
  return `The story still waits after all answers have come: ${piece}`;
}
