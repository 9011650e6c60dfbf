import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../custom-elements.json';

const plugin = readFileSync(resolve(import.meta.dirname, '../../../../examples/wordpress/arma-tu-11.php'), 'utf8');
const COMMON = ['locale', 'mode', 'readonly'];

/** The names between the brackets that follow a widget's, as the plugin's table has them. */
const takenBy = (widget: string) => {
  const [, row = ''] = new RegExp(`'${widget}' +=> array\\((.*)\\) \\+ ARMA11_EVERY`).exec(plugin) ?? [];
  return [...row.matchAll(/'([\w-]+)' => /g)].map(([, name]) => name).sort();
};

it.each(manifest.modules[0]!.declarations.filter(({ tagName }) => !tagName.endsWith('-provider')))(
  'the plugin for WordPress takes the attributes of $tagName, and no others',
  ({ tagName, attributes }) => {
    const own = attributes.map(({ name }) => name).filter((name) => !COMMON.includes(name));
    expect(takenBy(tagName.replace('arma11-', ''))).toEqual(own.sort());
  },
);

it('the plugin for WordPress takes of every tag what all of them have', () => {
  const choices = /ARMA11_CHOICES +=.*/.exec(plugin)?.[0] ?? '';
  for (const name of ['mode', 'locale']) expect(choices).toContain(`'${name}' => array(`);
  expect(plugin).toMatch(/ARMA11_EVERY +=.*'readonly'/);
});
