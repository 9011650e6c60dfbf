/** The folder that a group's name says it needs (packages/server/src/testing/describeRealData.ts). */
const NEEDED = /\.\.\/shared\/data\/[\w.-]+/;

/** A line for each folder of data that is not there, with how many tests were skipped for it. */
export function missingData(modules) {
  const skipped = new Map();
  for (const module of modules) {
    for (const { fullName } of module.children.allTests('skipped')) {
      const [folder] = NEEDED.exec(fullName) ?? [];
      if (folder) skipped.set(folder, (skipped.get(folder) ?? 0) + 1);
    }
  }
  return [...skipped].map(
    ([folder, count]) => `${folder} is not there: ${count} ${count === 1 ? 'test' : 'tests'} skipped`,
  );
}
