/** The pages of `docs/` that Storybook shows, by file: where each stands here. */
export const manuals: Record<string, string> = {
  'embed.md': 'embed-script-tag--docs',
  'react.md': 'embed-react--docs',
  'theming.md': 'embed-theming-reference--docs',
  'auth.md': 'embed-sign-in--docs',
  'csp.md': 'embed-content-security-policy--docs',
};

/** Where a page of Storybook is, seen from another. */
export const pageOf = (id: string, anchor = '') => `?path=/docs/${id}${anchor && `#${anchor}`}`;

const inRepository = (file: string) => (file.startsWith('../') ? file.replace('../', '') : `docs/${file}`);

const LINK = /\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(?:#([^)\s]*))?\)/g;

/** A page of `docs/` with links that lead to pages of this Storybook; what is not here is named by its path. */
export const linkedHere = (text: string): string =>
  text.replaceAll(/<!--[^]*?-->\n?/g, '').replaceAll(LINK, (_, words: string, file: string, anchor = '') => {
    const id = manuals[file];
    return id ? `[${words}](${pageOf(id, String(anchor))})` : `\`${inRepository(file)}\``;
  });
