export const all = ['items'] as const;
export const category = (name: string) => ['items', name] as const;
