export const all = ['wallet'] as const;
export const summary = ['wallet', 'summary'] as const;
export const movements = (filter: object) => ['wallet', 'movements', filter] as const;
export const roomMovements = (type?: string) => ['wallet', 'movements', 'compe', type ?? 'all'] as const;
export const deposits = ['wallet', 'deposits', 'list'] as const;
export const deposit = (id: number) => ['wallet', 'deposits', 'one', id] as const;
export const withdrawals = ['wallet', 'withdrawals'] as const;
