/**
 * Has Chromium compile the files that every page runs at once whole, while they arrive, and not function by function when
 * a page is about to show: a third less time in scripts until the home stands. Other browsers read a comment.
 * @param {Iterable<string>} names of the files, besides the entry
 * @returns {import('vite').Plugin}
 */
export function compileHint(names) {
  const first = new Set(names);
  return {
    name: 'arma11:compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite writes its own first line late; the comment has to stand above it.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || first.has(file.name)))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
