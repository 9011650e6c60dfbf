/** A text of several words is read by people: what it says is no rule. SQL is none: it stands in templates. */
const words = {
  shouldIgnore({ node }) {
    return node.type === 'StringLiteral' && /\p{L}\s+\p{L}/u.test(node.value) ? 'words that people read' : undefined;
  },
};

/** A plugin of Stryker, which calls them so. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: words }];
