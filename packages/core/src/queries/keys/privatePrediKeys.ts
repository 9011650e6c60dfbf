export const prices = ['predi', 'prices'] as const;
export const byCode = (code: string) => ['predi', 'byCode', code] as const;
export const admin = (id: number) => ['predi', 'admin', id] as const;
export const chosen = (id: number) => ['predi', 'chosen', id] as const;
export const catalogue = (match: number, id: number) => ['predi', 'catalogue', match, id] as const;
