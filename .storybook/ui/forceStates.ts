/** How each state of a pointer or of the focus is written for a piece that carries `data-forced` with its name. */
const attributes: Record<string, string> = {
  ':focus-within': ":has([data-forced='focus'])",
  ':focus-visible': "[data-forced='focus']",
  ':hover': "[data-forced='hover']",
  ':active': "[data-forced='active']",
};
const states = /:(?:focus-within|focus-visible|hover|active)(?![-\w])/g;

/** A machine that takes pictures may have no pointer: what a pointer changes is shown all the same. */
const ofPointer = '(hover: hover)';

function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const inside = forcedRules(rule.cssRules);
      if (inside.length === 0 || rule.conditionText === ofPointer) return inside;
      return [`@media ${rule.conditionText}{${inside.join('')}}`];
    }
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(states) < 0) return [];
    return [`${rule.selectorText.replace(states, (state) => attributes[state]!)}{${rule.style.cssText}}`];
  });
}

/**
 * Draws every piece with `data-forced="hover"`, `"active"` or `"focus"` as if it were in that state, so that one picture
 * can hold them all: call it in `play`, when the pieces have their styles.
 */
export function forceStates(): void {
  document.querySelector('style[data-forced-states]')?.remove();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => forcedRules(cssRules));
  const sheet = document.createElement('style');
  sheet.dataset.forcedStates = '';
  sheet.textContent = rules.join('\n');
  document.head.append(sheet);
}

/** The same for a piece that takes no attributes of its own: it is found first. */
export function forceState(piece: HTMLElement, state: 'hover' | 'active' | 'focus'): void {
  piece.dataset.forced = state;
  forceStates();
}
