import { appendFileSync, writeFileSync } from 'node:fs';

const file = `artifacts/mutants-${process.env.ARMA11_MUTANTS}.log`;

/** Writes each mutant down as soon as it is known: the report comes at the end, and of a run that is stopped there is none. */
class AsFound {
  onMutationTestingPlanReady() {
    writeFileSync(file, '');
  }

  onMutantTested({ status, fileName, location, mutatorName, replacement = '' }) {
    const { line, column } = location.start;
    const change = replacement.replaceAll(/\s+/g, ' ');
    appendFileSync(file, `${status} ${fileName}:${line}:${column} ${mutatorName} → ${change}\n`);
  }
}

/** A plugin of Stryker, which calls them so. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'as-found', injectableClass: AsFound }];
