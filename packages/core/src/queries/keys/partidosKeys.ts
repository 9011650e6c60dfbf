export const match = (id: number) => ['partidos', 'match', id] as const;
export const everyNextImportant = ['partidos', 'nextImportant'] as const;
export const nextImportant = (limit?: number) => ['partidos', 'nextImportant', limit ?? 10] as const;
export const forFantasy = (filter: object) => ['partidos', 'forFantasy', filter] as const;
export const inBanner = ['partidos', 'inBanner'] as const;
export const inPredi = ['partidos', 'inPredi'] as const;
export const byCode = (code: string) => ['partidos', 'byCode', code] as const;
export const openJornadas = (league: string) => ['partidos', 'openJornadas', league] as const;
