import type { Mode } from '../../../packages/widgets/src/theme/schemes';
import type { ChosenTokens } from '../chosenTokens';
import { appearanceCode, cssRule } from '../theming/themeSnippets';
import type { WidgetTag } from './widgetTags';

/** How players sign in (docs/auth.md). */
export type Auth = 'popup' | 'token' | 'preview';

/** What a partner has put together. */
export interface EmbedChoice {
  widget: WidgetTag;
  /** By attribute; a flag is `true`. */
  attributes: Record<string, string | true>;
  auth: Auth;
  tokens: ChosenTokens;
  /** The widget's height where it was tried, in pixels. */
  height?: number;
}

const KEY = 'pk_live_0123456789abcdef01';
const SITE = 'https://play.example';
/** In token mode the page asks its own server (docs/auth.md). */
const GET_TOKEN = "() => fetch('/arma11-token').then((answer) => answer.json())";

/** The page of our site behind a widget, for readers without the script. */
const links: Record<string, (attributes: EmbedChoice['attributes']) => readonly [path: string, words: string]> = {
  'arma11-lineup-editor': () => ['/play/juegos-compe', 'Arma tu equipo en Arma Tu 11'],
  'arma11-prediccion-panel': ({ predi }) => [`/predi/sala/${String(predi)}`, 'Predice en Arma Tu 11'],
  'arma11-room-card': ({ kind = 'compe', sala }) => [
    `/${String(kind)}/sala/${String(sala)}`,
    'Ver la sala en Arma Tu 11',
  ],
  'arma11-ranking': ({ kind = 'compe', sala }) => [
    `/${String(kind)}/sala/${String(sala)}/ranking`,
    'Ver la tabla en Arma Tu 11',
  ],
  'arma11-reactions': ({ kind = 'compe', sala }) => [
    `/${String(kind)}/sala/${String(sala)}`,
    'Ver la sala en Arma Tu 11',
  ],
  'arma11-wallet-badge': () => ['/play/billetera', 'Ver tu saldo en Arma Tu 11'],
  'arma11-quest-bar': () => ['/play/quest', 'Ver tu misión en Arma Tu 11'],
};

const written = ({ widget, attributes }: Pick<EmbedChoice, 'widget' | 'attributes'>) =>
  widget.attributes
    .map(({ name }) => [name, attributes[name]] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${value}"`))
    .join('');

/** The tag, with a link for readers whom the script does not reach. */
export function tagCode(choice: Pick<EmbedChoice, 'widget' | 'attributes'>): string {
  const { tag } = choice.widget;
  const [path, words] = links[tag]?.(choice.attributes) ?? ['/', 'Arma Tu 11'];
  return `<${tag}${written(choice)}><a href="${SITE}${path}">${words}</a></${tag}>`;
}

/** What is pasted into a page. */
export function htmlCode(choice: EmbedChoice): string {
  const auth = choice.auth === 'popup' ? '' : ` data-auth="${choice.auth}"`;
  return `<script src="${SITE}/embed/v1/loader.js" data-key="${KEY}"${auth} async></script>\n${tagCode(choice)}`;
}

/** What the page does by script besides: in token mode it says where its tokens come from. */
export const scriptCode = ({ auth }: Pick<EmbedChoice, 'auth'>): string =>
  auth === 'token' ? `window.Arma11.init({ getToken: ${GET_TOKEN} });` : '';

/** What is put into the page's own style sheet: the widget's place, and the changed tokens. */
export function cssCode({ widget: { tag, display }, tokens, height }: EmbedChoice): string {
  const reserve = height ? [`${tag}:not(:state(ready)) { display: ${display}; min-height: ${height}px }`] : [];
  const theme = Object.keys(tokens).length > 0 ? [cssRule([tag], tokens)] : [];
  return [...reserve, ...theme].join('\n\n');
}

/** Said of the tag as attributes, and in React to the provider. */
const ofProvider = ['locale', 'mode'];

function propsCode({ widget, attributes }: EmbedChoice): string {
  const props: Record<string, unknown> = { ...widget.given };
  for (const { name, prop, kind } of widget.attributes) {
    const value = attributes[name];
    if (value === undefined || ofProvider.includes(name)) continue;
    props[prop] = kind === 'number' ? Number(value) : value;
  }
  return Object.entries(props)
    .map(
      ([prop, value]) =>
        ` ${prop}${value === true ? '' : typeof value === 'string' ? `="${value}"` : `={${String(value)}}`}`,
    )
    .join('');
}

const TOKEN = `\n\nconst getToken = ${GET_TOKEN};`;
const authCode = { popup: [], preview: ["auth={{ mode: 'preview' }}"], token: ["auth={{ mode: 'token', getToken }}"] };

/** The name under which a language is imported; null for es-PE, which needs no import (docs/words.md). */
const languageOf = (locale: string | true | undefined) =>
  typeof locale === 'string' && locale !== 'es-PE' ? locale.replace('-BR', 'BR') : null;

/** The same widget in React. */
export function reactCode(choice: EmbedChoice): string {
  const { widget, attributes, auth, tokens } = choice;
  const language = languageOf(attributes.locale);
  const imported = language
    ? `\nimport { ${language} } from '@arma11/widgets/locales/${String(attributes.locale)}';`
    : '';
  const appearance = appearanceCode((attributes.mode as Mode | undefined) ?? 'auto', tokens, '    ');
  const settings = [
    `publishableKey="${KEY}"`,
    `baseUrl="${SITE}"`,
    ...authCode[auth],
    ...(language ? [`locale={${language}}`] : []),
    ...(appearance ? [`appearance={${appearance}}`] : []),
  ];
  return `import { Arma11Provider, ${widget.component} } from '@arma11/widgets';${imported}${auth === 'token' ? TOKEN : ''}

export const Game = () => (
  <Arma11Provider
${settings.map((line) => `    ${line}`).join('\n')}
  >
    <${widget.component}${propsCode(choice)} />
  </Arma11Provider>
);`;
}
