import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that axe is asked for: all of ours, or those whose answer depends on colours. */
const RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  colours: ['color-contrast', 'link-in-text-block'],
};

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What axe holds against a page as it stands, shadow roots included: a line for each rule. */
export async function violations(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  // Evaluated by the debugger, where the page's policy does not reach.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })).violations;
  }, RULES[rules]);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  );
}
