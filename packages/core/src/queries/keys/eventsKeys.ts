export const list = ['events', 'list'] as const;
export const table = (id: number, choice: object) => ['events', 'table', id, choice] as const;
