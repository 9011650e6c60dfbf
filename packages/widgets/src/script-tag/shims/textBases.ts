/*
 * Where the script tag draws, one element has scheme and base of the text in one (ThemeRoot): the widgets' roots in it need no
 * base of their own.
 */
export const TextBase = 'div';
export const TextBaseSection = 'section';
export const TextBaseSpan = 'span';
