import { writeFileSync } from 'node:fs';

/** A Vitest reporter that writes how many tests passed and failed per project, for the last line of `npm test`. */
export default class TallyReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const projects = {};
    let failedFiles = 0;
    for (const module of modules) {
      // A browser project carries the name of its browser: `storybook (chromium)`.
      const [name] = module.project.name.split(' ');
      const tally = (projects[name] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of module.children.allTests()) tally[test.result().state] += 1;
      // A file or a hook that breaks outside of any test.
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0) failedFiles += 1;
    }
    const tally = { projects, failedFiles, unhandledErrors: unhandledErrors.length };
    writeFileSync(process.env.ARMA11_TALLY, JSON.stringify(tally));
  }
}
