import type { Mode } from '../../../packages/widgets/src/theme/schemes';
import { tokenProperty } from '../../../packages/widgets/src/theme/tokenProperty';
import type { TokenName } from '../../../packages/widgets/src/theme/tokens';
import type { ChosenTokens } from '../chosenTokens';

const pairs = (tokens: ChosenTokens) => Object.entries(tokens) as [TokenName, string][];

/** A text as our JavaScript writes it: in single quotes. */
export const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** The changed tokens as `appearance.variables` takes them, on lines of their own. */
export const variablesCode = (tokens: ChosenTokens, indent: string) =>
  ['{', ...pairs(tokens).map(([name, value]) => `${indent}  ${name}: ${quoted(value)},`), `${indent}}`].join('\n');

/** A rule of the page's own style sheet. */
export const cssRule = (selectors: readonly string[], tokens: ChosenTokens) =>
  [
    `${selectors.join(',\n')} {`,
    ...pairs(tokens).map(([name, value]) => `  ${tokenProperty(name)}: ${value};`),
    '}',
  ].join('\n');

/** The settings of the script tag, by script. */
export const scriptTheme = (tokens: ChosenTokens) =>
  `window.Arma11.init({\n  appearance: {\n    variables: ${variablesCode(tokens, '    ')},\n  },\n});`;

/** The value of the provider's `appearance`; none where there is nothing to say. */
export function appearanceCode(mode: Mode, tokens: ChosenTokens, indent: string): string | null {
  const said = mode === 'auto' ? [] : [`mode: '${mode}'`];
  if (pairs(tokens).length === 0) return said.length > 0 ? `{ ${said.join('')} }` : null;
  const lines = [...said, `variables: ${variablesCode(tokens, `${indent}  `)}`];
  return `{\n${lines.map((line) => `${indent}  ${line},\n`).join('')}${indent}}`;
}

/** The same in React. */
export const reactTheme = (
  mode: Mode,
  tokens: ChosenTokens,
) => `import { Arma11Provider, WalletBadge } from '@arma11/widgets';

export const Badge = () => (
  <Arma11Provider
    publishableKey="pk_live_0123456789abcdef01"
    baseUrl="https://play.example"${provided(appearanceCode(mode, tokens, '    '))}
  >
    <WalletBadge />
  </Arma11Provider>
);`;

const provided = (appearance: string | null) => (appearance ? `\n    appearance={${appearance}}` : '');
