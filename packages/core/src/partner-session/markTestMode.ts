/** What the key of a partner's test mode begins with. */
export const TEST_KEY = 'pk_test_';

const WORDS: Record<string, string> = { en: 'Test mode', 'pt-BR': 'Modo de teste' };

/** The element around the mark, for the page's own CSS: `arma11-test-mode::part(test-mark)`. */
const NAME = 'arma11-test-mode';

// In place of the page's own rules, also its important ones: whoever sees the widgets shall see that nothing counts.
const FIXED = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  'inset-block-end': '8px',
  'inset-inline-start': '8px',
  'z-index': '2147483647',
  'pointer-events': 'none',
};
const LOOK = {
  display: 'block',
  padding: '4px 8px',
  'border-radius': '6px',
  background: '#1c1f24',
  color: '#ffd54a',
  border: '1px solid currentcolor',
  font: '600 13px/1.3 system-ui, sans-serif',
};

function put(element: HTMLElement, styles: Record<string, string>, priority?: 'important') {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, priority);
}

/** Says on the page, once and as long as it is there, that its widgets are in test mode. */
export function markTestMode(page: Document, lang?: string): void {
  if (page.querySelector(NAME)) return;
  const around = page.createElement(NAME);
  put(around, FIXED, 'important');
  const mark = page.createElement('span');
  mark.setAttribute('part', 'test-mark');
  mark.lang = lang ?? 'es-PE';
  mark.textContent = WORDS[lang ?? ''] ?? 'Modo de prueba';
  put(mark, LOOK);
  around.attachShadow({ mode: 'open' }).append(mark);
  page.body.append(around);
}
