import { adoptedStyleTarget, type StyleTarget } from '../../provider/adoptedStyleTarget';
import { addRules } from './addRules';
import { elementEs, type ElementMessages } from '../../messages/element.es';

/** What an element shows: its box while the widget is on its way, the widget, what stands inside the tag, or an excuse. */
export type Shown = 'wait' | 'widget' | 'inside' | 'failed';

/** The inside of an element. */
export interface Stage {
  /** Where the widget is drawn. */
  root: HTMLElement;
  /** `words` are those of the excuse. */
  show(what: Shown, words?: ElementMessages): void;
  /** Puts the stage's own rules in force again, in the document where the element is now. */
  restyle(): void;
  /** A place for the styles of one mount. */
  newStyles(): StyleTarget;
}

/** How a stage is made. */
export interface StageSettings {
  display: string;
  minHeight: string;
  nonce: string | undefined;
  onRetry: () => void;
}

/**
 * Attaches the shadow root: from here on what stands inside the tag is shown only when the widget cannot be; but what is the
 * sponsor's is shown below whatever else is.
 */
export function attachStage(element: HTMLElement, settings: StageSettings): Stage {
  // Not delegatesFocus: a tap on the text of a long panel would move the focus to its first control and scroll there.
  const shadow = element.attachShadow({ mode: 'open' });
  const pieces: Record<Shown, HTMLElement> = {
    wait: make('div', { className: 'wait', part: 'skeleton', ariaBusy: 'true' }),
    widget: make('div', { className: 'root' }),
    inside: make('slot', {}),
    failed: make('div', { className: 'failed', part: 'error', role: 'alert' }),
  };
  shadow.append(...Object.values(pieces), make('slot', { name: 'sponsor', part: 'sponsor' }));
  const show = (what: Shown, words = elementEs) => {
    for (const [name, piece] of Object.entries(pieces)) piece.hidden = name !== what;
    pieces.failed.replaceChildren(...(what === 'failed' ? excuse(words, settings.onRetry) : []));
  };
  const restyle = () => addRules(shadow, stageCss(settings.display, settings.minHeight), settings.nonce);
  restyle();
  show('inside');
  return { root: pieces.widget, show, restyle, newStyles: () => adoptedStyleTarget(shadow) };
}

function make(tag: string, properties: Partial<Record<'className' | 'name' | 'part' | 'ariaBusy' | 'role', string>>) {
  return Object.assign(document.createElement(tag), properties) as HTMLElement;
}

function excuse({ notLoaded, retry }: ElementMessages, onRetry: () => void): HTMLElement[] {
  const sentence = document.createElement('span');
  sentence.textContent = notLoaded;
  const button = document.createElement('button');
  button.type = 'button';
  button.part = 'button';
  button.textContent = retry;
  button.addEventListener('click', onRetry);
  return [sentence, button];
}

/**
 * The few rules outside the widget itself: a host that the page may lay out as it likes, an inner root that nothing of the
 * page gets into but the font and our custom properties, and what is shown before or instead of the widget.
 */
const stageCss = (display: string, minHeight: string) => `
:host{display:${display}}
slot{display:block}
:host([hidden]){display:none}
.root{all:initial;display:block;direction:ltr;unicode-bidi:isolate;font-family:inherit}
.wait{min-height:${minHeight};background:rgb(128 128 128/.16);border-radius:var(--arma11-radius,12px)}
.failed{box-sizing:border-box;direction:ltr;font-size:max(1em,15px);display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:12px;color:var(--arma11-color-text,CanvasText);background:var(--arma11-color-surface,Canvas);border-radius:var(--arma11-radius,12px);border:1px solid currentcolor;text-align:start}
.failed button{font:inherit;min-height:44px;padding:0 16px;cursor:pointer;color:inherit;background:none;border-radius:var(--arma11-radius,12px);border:1px solid currentcolor}
[hidden]{display:none!important}
@keyframes wait{50%{opacity:.5}}
@media not (prefers-reduced-motion){.wait{animation:wait 1.6s ease-in-out infinite}}`;
