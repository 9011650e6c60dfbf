import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { missingData } from './missingData.mjs';

// A browser project carries the name of its browser: `storybook (chromium)`.
const projectOf = (module) => module.project.name.split(' ')[0];

/** All that a worker does for a file, from its environment to its last test. */
function durationOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** A failed test, or a file that did not load, by name and the first line of what it said. */
const failureOf = (module, name, errors) => {
  const [firstLine] = stripVTControlCharacters(errors[0]?.message ?? '').split('\n');
  return { project: projectOf(module), file: relative(process.cwd(), module.moduleId), name, message: firstLine };
};

/**
 * A Vitest reporter that writes how many tests passed, failed and were skipped per project, which failed, and how long
 * files took, and names the folders of data that skipped tests needed.
 */
export default class TallyReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const projects = {};
    for (const line of missingData(modules)) process.stdout.write(`${line}\n`);
    const files = [];
    const failures = [];
    let failedFiles = 0;
    for (const module of modules) {
      const project = projectOf(module);
      const tally = (projects[project] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of module.children.allTests()) tally[test.result().state] += 1;
      const failed = [...module.children.allTests('failed')];
      failures.push(...failed.map((test) => failureOf(module, test.fullName, test.result().errors)));
      // A file or a hook that breaks outside of any test.
      if (module.state() === 'failed' && failed.length === 0) {
        failedFiles += 1;
        failures.push(failureOf(module, 'the file itself', module.errors()));
      }
      files.push({ project, file: relative(process.cwd(), module.moduleId), ms: Math.round(durationOf(module)) });
    }
    const tally = { projects, files, failures, failedFiles, unhandledErrors: unhandledErrors.length };
    writeFileSync(process.env.ARMA11_TALLY, JSON.stringify(tally));
  }
}
