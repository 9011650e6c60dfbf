import { registerHooks } from 'node:module';

// The root's package.json calls them `react18` and `react-dom18`; a library asks for the plain names.
registerHooks({
  resolve: (specifier, context, next) =>
    /^react(-dom)?(\/|$)/.test(specifier)
      ? next(specifier.replace(/^react(-dom)?/, '$&18'), { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});
