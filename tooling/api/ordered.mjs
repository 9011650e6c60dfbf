/** Two or more members of a union that are literals or bare names. */
const union = /(?:"[^"\n]*"|\b\w+\b)(?: \| (?:"[^"\n]*"|\b\w+\b))+/g;

/** Consecutive lines `name: "name";`: the body of one of zod's enums. */
const enumBody = /(?:^[ \t]*(?:"[^"\n]*"|\w+): "[^"\n]*";\n){2,}/gm;

const sortedBy = (list, separator) => list.sort().join(separator);

/**
 * A report with the members of unions and enums in the order of the alphabet. TypeScript writes them as it happened to meet
 * them, which differs from one build to the next; to who uses the package the order means nothing.
 */
export const ordered = (report) =>
  report
    .replace(union, (members) => sortedBy(members.split(' | '), ' | '))
    .replace(enumBody, (lines) => `${sortedBy(lines.trimEnd().split('\n'), '\n')}\n`);
