/** The compilers of partners, by their major line: the packages that have them, as tools of a new project. */
export const COMPILERS = {
  '5.9': 'typescript-5.9',
  '6': 'typescript',
  '7': 'typescript-native',
} as const;

/** The program of one. */
export const compilerOf = (name: (typeof COMPILERS)[keyof typeof COMPILERS]) => `../${name}/bin/tsc`;
