import type { Deps } from '../../platform/deps';
import type { AppFiles } from '../../platform/http/appFiles';

/** How long a change of the banners may go unnoticed by pages; the app asks for them itself right after. */
const REMEMBERED_MS = 10_000;

/**
 * Returns the home with the banners of a moment ago, or null before it was drawn for the first time and while there are none.
 * A page waits neither for the database nor for a drawing: what a visit finds too old is there for the next.
 */
export function drawnHome(
  askBanners: () => Promise<readonly unknown[]>,
  { draw }: Pick<AppFiles, 'draw'>,
  log: Deps['log'],
  now: () => number = () => performance.now(),
): () => string | null {
  let page: string | null = null;
  let [shown, askedAt] = ['[]', -Infinity];
  async function refresh() {
    const banners = await askBanners();
    const found = JSON.stringify(banners);
    if (found === shown) return;
    page = banners.length > 0 ? await draw('play', { banners }) : null;
    shown = found;
  }
  return () => {
    if (now() - askedAt > REMEMBERED_MS) {
      askedAt = now();
      refresh().catch((error: unknown) =>
        log({ level: 'warn', message: 'The home is sent as it was: it could not be drawn.', error: String(error) }),
      );
    }
    return page;
  };
}
