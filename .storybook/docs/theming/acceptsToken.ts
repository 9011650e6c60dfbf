import type { TokenKind } from '../../../packages/widgets/src/theme/tokens';

const property: Record<Exclude<TokenKind, 'number'>, string> = {
  color: 'color',
  length: 'width',
  font: 'font-family',
  shadow: 'box-shadow',
};

/** Whether a browser understands the text as a value of that kind. */
export const acceptsToken = (kind: TokenKind, text: string): boolean =>
  kind === 'number' ? /^\d*\.?\d+$/.test(text.trim()) : CSS.supports(property[kind], text.trim());
