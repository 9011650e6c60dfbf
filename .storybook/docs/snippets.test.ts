import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { compileFences } from '../../tooling/docs/compileFences.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { TOKEN_NAMES, tokens } from '../../packages/widgets/src/theme/tokens';
import { cssCode, htmlCode, reactCode, scriptCode, type Auth, type EmbedChoice } from './guide/embedSnippets';
import { widgetTags, type WidgetTag } from './guide/widgetTags';
import { cssRule, reactTheme, scriptTheme } from './theming/themeSnippets';

const needed: Record<string, Record<string, string>> = {
  'arma11-lineup-editor': { entry: '8123' },
  'arma11-prediccion-panel': { predi: '42' },
  'arma11-ranking': { sala: '42' },
  'arma11-reactions': { sala: '42' },
  'arma11-room-card': { sala: '42' },
};
const chosen = { colorAccent: '#00aa77', fontDisplay: "'Barlow Condensed', sans-serif" };

const bare = (widget: WidgetTag): EmbedChoice => ({
  widget,
  attributes: { ...needed[widget.tag] },
  auth: 'popup',
  tokens: {},
});

/** Everything that can be said of a widget, at once. */
function full(widget: WidgetTag, auth: Auth): EmbedChoice {
  const said = widget.attributes.map(({ name, kind, words }) => [name, kind === 'flag' ? true : (words.at(-1) ?? '7')]);
  return { widget, attributes: Object.fromEntries(said), auth, tokens: chosen, height: 420 };
}

const choices = widgetTags.flatMap((widget) => [
  bare(widget),
  ...(['popup', 'token', 'preview'] as const).map((auth) => full(widget, auth)),
]);
const everyToken = Object.fromEntries(TOKEN_NAMES.map((name) => [name, tokens[name].light]));

const fence = (language: string, code: string, at: number) => ({
  page: 'docs/snippets.md',
  place: `snippet ${at}`,
  language,
  code,
});

describe('the code that is copied from Storybook', () => {
  it('is about seven widgets, and each has a component', () => {
    expect(widgetTags.map(({ component }) => component).toSorted()).toEqual([
      'LineupEditor',
      'PrediccionPanel',
      'QuestBar',
      'Ranking',
      'Reactions',
      'RoomCard',
      'WalletBadge',
    ]);
  });

  it('compiles', { timeout: 120_000 }, () => {
    const react = [...choices.map(reactCode), reactTheme('light', everyToken), reactTheme('dark', {})];
    const script = [scriptTheme(chosen), scriptTheme(everyToken), scriptCode({ auth: 'token' })];
    expect(
      compileFences([
        ...react.map((code, at) => fence('tsx', code, at)),
        ...script.map((code, at) => fence('js', code, at)),
      ]),
    ).toEqual([]);
  });

  it('is the code of docs/embed.md, docs/react.md and docs/auth.md', () => {
    const panel = bare(widgetTags.find(({ component }) => component === 'PrediccionPanel')!);
    expect(readFileSync(inRoot('docs', 'embed.md'), 'utf8')).toContain(htmlCode(panel));
    expect(cssCode({ ...panel, height: 860 })).toBe(
      'arma11-prediccion-panel:not(:state(ready)) { display: block; min-height: 860px }',
    );
    expect(readFileSync(inRoot('docs', 'auth.md'), 'utf8')).toContain(scriptCode({ auth: 'token' }));
    expect(reactCode(panel)).toContain('<PrediccionPanel framed prediId={42} />');
  });

  it.each(choices.map((choice) => [htmlCode(choice), choice] as const))(
    'is HTML with what the tag takes: %s',
    (html, choice) => {
      const { document } = new JSDOM(html).window;
      const element = document.querySelector(choice.widget.tag)!;
      const known = choice.widget.attributes.map(({ name }) => name);
      expect(element.getAttributeNames().filter((name) => !known.includes(name))).toEqual([]);
      expect(element.querySelector('a')?.href).toMatch(/^https:\/\/play\.example\/[a-z]/);
      expect(document.querySelector('script')?.dataset.auth).toBe(choice.auth === 'popup' ? undefined : choice.auth);
    },
  );

  it('sets tokens that exist', () => {
    const rule = cssRule(['arma11-quest-bar'], everyToken);
    expect([...rule.matchAll(/--arma11-[\w-]+:/g)]).toHaveLength(TOKEN_NAMES.length);
    expect(new JSDOM(`<style>${rule}</style>`).window.document.styleSheets[0]?.cssRules).toHaveLength(1);
  });
});
