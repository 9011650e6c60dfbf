export const all = ['limits'] as const;
