import type { RefCallback } from 'react';

/**
 * A ref that gives an element what only its own style can say: a share in percent, a club's colour. It does so through the
 * DOM, which every policy allows; a `style` in a server's markup is refused by a strict one (docs/csp.md).
 */
export const styleByScript =
  (rules: Readonly<Record<string, string>>): RefCallback<HTMLElement> =>
  (element) => {
    if (element) for (const [name, value] of Object.entries(rules)) element.style.setProperty(name, value);
  };
