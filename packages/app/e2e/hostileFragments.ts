import { randomOf } from '../../../tooling/rig/random.mjs';
import { payloads } from './xssPayloads';

const TAGS =
  'a b p img svg math style script template noscript iframe form input table td select option title textarea xmp mglyph mtext annotation-xml foreignObject desc body html x-y'.split(
    ' ',
  );
const ATTRIBUTES = [
  'onerror=xss()',
  'onload="xss()"',
  "onfocus='xss()' autofocus",
  'src=x',
  'href="javascript:xss()"',
  'href="https://example.com/"',
  'srcdoc="<script>parent.xss()</script>"',
  'style="x:expression(xss())"',
  'action=javascript:xss()',
  'xlink:href="javascript:xss()"',
  'title="</p>',
  'id=document',
  'encoding="text/html"',
];
const JUNK = ['<!--', '-->', '<![CDATA[', ']]>', '\u0000', '&#60;', '&lt;', '"', "'", '`', '>', '<', '</', '<p', '/>'];

/** Fragments of HTML that mean to run `xss()`, drawn from a seed: elements in wrong places, attributes, broken ends. */
export function hostileFragments(seed: number, count: number): string[] {
  const random = randomOf(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const element = (depth: number): string => {
    const tag = one(TAGS);
    const attributes = Array.from({ length: Math.floor(random() * 4) }, () => ` ${one(ATTRIBUTES)}`).join('');
    const inner = depth > 3 ? 'x' : Array.from({ length: Math.floor(random() * 3) }, () => piece(depth + 1)).join('');
    return `<${tag}${attributes}>${inner}${random() < 0.7 ? `</${random() < 0.9 ? tag : one(TAGS)}>` : ''}`;
  };
  const piece = (depth: number): string => {
    const kind = random();
    if (kind < 0.7) return element(depth);
    return kind < 0.9 ? one(payloads) : one(JUNK);
  };
  return Array.from({ length: count }, () => piece(0));
}
