export const user = ['accounts', 'user'] as const;
export const desk = ['accounts', 'desk'] as const;
export const contentEntry = (slug: string) => ['accounts', 'contentEntry', slug] as const;
