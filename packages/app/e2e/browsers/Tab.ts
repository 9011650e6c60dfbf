/** A window of any browser: as much of one as Firefox and WebKit both can be asked for. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** What an expression comes to in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the element that an expression comes to, as a person does. */
  click(element: string): Promise<void>;
  /** Types into it. */
  type(element: string, text: string): Promise<void>;
  /** The window that the page opened. */
  popup(): Promise<Tab>;
  /** Keeps a picture of what is on the screen. */
  shoot(path: string): Promise<void>;
}

/** A browser that runs, with one window. */
export interface RunningBrowser {
  tab: Tab;
  close(): Promise<void>;
}

/** A piece of a page. */
export interface Piece {
  /** A selector. */
  css: string;
  /** What it is called, or says: a regular expression. */
  text?: string;
  /** The element in whose shadow root it is. */
  inside?: string;
}

const WAIT_MS = 20_000;
const PAUSE_MS = 100;

/** The expression of the first such piece that is seen; undefined where there is none. */
export function pieceOf({ css, text = '', inside }: Piece): string {
  const root = inside ? `document.querySelector(${JSON.stringify(inside)})?.shadowRoot` : 'document';
  return `[...(${root}?.querySelectorAll(${JSON.stringify(css)}) ?? [])].find((element) => element.getClientRects().length > 0
    && new RegExp(${JSON.stringify(text)}, 'u').test((element.getAttribute('aria-label') ?? element.textContent).trim()))`;
}

/** Waits until an expression is true in the page; what the page says is in the message where it never is. */
export async function waitUntil(tab: Tab, expression: string, what = expression): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (performance.now() > end) {
      const page = await tab.evaluate<string>('location.href + ": " + document.body.innerText').catch(String);
      throw new Error(`${what} did not come. The page: ${page.slice(0, 600)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits for a piece. */
export const waitFor = (tab: Tab, piece: Piece): Promise<void> => waitUntil(tab, pieceOf(piece), JSON.stringify(piece));

/** Waits until a piece stands in the middle of the screen, where no bar lies over it, and moves no more. */
async function settle(tab: Tab, piece: Piece): Promise<void> {
  let before = '';
  for (let place = 'none'; place !== before;) {
    before = place;
    place = await tab.evaluate<string>(`((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y } = element.getBoundingClientRect();
      return [x, y].join();
    })(${pieceOf(piece)})`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits for a piece and clicks it. */
export async function click(tab: Tab, piece: Piece): Promise<void> {
  await waitFor(tab, piece);
  await settle(tab, piece);
  await tab.click(pieceOf(piece));
}

/** Waits for a field and types into it. */
export async function type(tab: Tab, piece: Piece, text: string): Promise<void> {
  await waitFor(tab, piece);
  await tab.type(pieceOf(piece), text);
}
