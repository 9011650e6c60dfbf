import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colours can break; all others find the same in either scheme. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

async function run(page: Page, runOnly: unknown): Promise<string[]> {
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false })).violations;
  }, runOnly);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  );
}

/** What axe holds against a page as it stands, shadow roots included: a line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, where the page's policy does not reach.
  await page.evaluate(axeSource);
  return run(page, TAGS);
}

/** The same of the page in the light scheme and then in the dark one, in which it stays. `look` is called in each. */
export async function violationsInBothSchemes(
  page: Page,
  look: (scheme: 'claro' | 'oscuro') => Promise<unknown> = async () => {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await look('claro');
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look('oscuro');
  const dark = await run(page, OF_COLOURS);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
