import sanitize from 'sanitize-html';

/** What a content entry may hold (security §4.1): text, lists, headings, and https addresses. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'b', 'i', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'br', 'a', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Dropped with all they hold; any other unknown element leaves its text.
  nonTextTags: [
    'script',
    'style',
    'template',
    'iframe',
    'object',
    'embed',
    'noscript',
    'svg',
    'math',
    'title',
    'textarea',
    'option',
    'xmp',
  ],
  nestingLimit: 20,
  // An element without the address that is its point leaves its text.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !attribs['src'] ? true : tag === 'a' && !attribs['href'] ? 'excludeTag' : false,
  disallowedTagsMode: 'discard',
};

const absolute = /^https:\/\/[^/]/i;

/** The HTML of a content entry with nothing in it but what is allowed; running it twice changes nothing. */
export const contentHtml = (html: string): string =>
  sanitize(html, {
    ...allowed,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: onlyAbsolute(attribs, 'href') }),
      img: (tagName, attribs) => ({ tagName, attribs: onlyAbsolute(attribs, 'src') }),
    },
  }).trim();

function onlyAbsolute(attribs: sanitize.Attributes, name: 'href' | 'src'): sanitize.Attributes {
  const address = attribs[name]?.trim() ?? '';
  if (absolute.test(address) && URL.canParse(address)) return { ...attribs, [name]: new URL(address).href };
  return Object.fromEntries(Object.entries(attribs).filter(([key]) => key !== name));
}
