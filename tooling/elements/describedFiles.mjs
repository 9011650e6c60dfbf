import { readFileSync } from 'node:fs';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { customElements } from './customElements.mjs';

/** What describes the tags to tools, by the files of the packages that have them. */
export async function describedFiles() {
  const inElements = (name) => inRoot('packages', 'elements', name);
  const [ofWidgets, ofElements] = await Promise.all(['dist/elements.js', 'dist/index.js'].map(customElements));
  const { name, version } = JSON.parse(readFileSync(inElements('package.json'), 'utf8'));
  // It names the package in whose folder it runs.
  const webTypes = { ...JSON.parse(getWebTypesData(ofElements, {})), name, version };
  const files = [
    [inRoot('packages', 'widgets', 'custom-elements.json'), ofWidgets],
    [inElements('custom-elements.json'), ofElements],
    [inElements('vscode.html-custom-data.json'), JSON.parse(getVsCodeHtmlCustomData(ofElements, {}))],
    [inElements('web-types.json'), webTypes],
  ];
  return new Map(files.map(([file, data]) => [file, `${JSON.stringify(data, null, 2)}\n`]));
}
