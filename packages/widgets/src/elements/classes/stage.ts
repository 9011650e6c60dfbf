import { adoptedStyleTarget, adoptSheet, type StyleTarget } from '../../provider/adoptedStyleTarget';
import { ELEMENT_TEXT } from './elementText';
import { stageCss } from './stageStyles';

/** What an element shows: its box while the widget is on its way, the widget, what stands inside the tag, or an excuse. */
export type Shown = 'wait' | 'widget' | 'inside' | 'failed';

/** The inside of an element. */
export interface Stage {
  /** Where the widget is drawn. */
  root: HTMLElement;
  show(what: Shown): void;
  /** Puts the stage's own rules in force again, in the document where the element is now. */
  restyle(): void;
  /** A place for the styles of one mount. */
  newStyles(): StyleTarget;
}

/** How a stage is made. */
export interface StageSettings {
  display: string;
  minHeight: string;
  lang: string;
  nonce: string | undefined;
  onRetry: () => void;
}

/** Attaches the shadow root: from here on what stands inside the tag is shown only when the widget cannot be. */
export function attachStage(element: HTMLElement, settings: StageSettings): Stage {
  // Not delegatesFocus: a tap on the text of a long panel would move the focus to its first control and scroll there.
  const shadow = element.attachShadow({ mode: 'open' });
  const pieces: Record<Shown, HTMLElement> = {
    wait: make('div', { className: 'wait', part: 'skeleton', ariaBusy: 'true' }),
    widget: make('div', { className: 'root', lang: settings.lang }),
    inside: make('slot', {}),
    failed: make('div', { className: 'failed', part: 'error', role: 'alert' }),
  };
  shadow.append(...Object.values(pieces));
  const show = (what: Shown) => {
    for (const [name, piece] of Object.entries(pieces)) piece.hidden = name !== what;
    pieces.failed.replaceChildren(...(what === 'failed' ? excuse(settings.onRetry) : []));
  };
  const restyle = () => addRules(shadow, stageCss(settings.display, settings.minHeight), settings.nonce);
  restyle();
  show('inside');
  return { root: pieces.widget, show, restyle, newStyles: () => adoptedStyleTarget(shadow) };
}

function make(tag: string, properties: Partial<Record<'className' | 'part' | 'ariaBusy' | 'lang' | 'role', string>>) {
  return Object.assign(document.createElement(tag), properties) as HTMLElement;
}

function excuse(onRetry: () => void): HTMLElement[] {
  const words = document.createElement('span');
  words.textContent = ELEMENT_TEXT.notLoaded;
  const button = document.createElement('button');
  button.type = 'button';
  button.part = 'button';
  button.textContent = ELEMENT_TEXT.retry;
  button.addEventListener('click', onRetry);
  return [words, button];
}

function addRules(shadow: ShadowRoot, css: string, nonce: string | undefined): void {
  const sheet = adoptSheet(shadow);
  if (sheet) {
    sheet.replaceSync(css);
    return;
  }
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  shadow.prepend(style);
}
