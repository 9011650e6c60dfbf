/**
 * Rolldown options that say nothing of "use client" at the head of a library's file: it means nothing to a bundle.
 * @type {{ onLog: NonNullable<import('vite').Rollup.InputOptions['onLog']> }}
 */
export const ignoreUseClient = {
  onLog: (level, log, next) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
  },
};
