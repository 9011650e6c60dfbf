export const rules = (kind: 'compe' | 'predi', id: number) => ['rules', kind, id] as const;
export const quote = (room: object) => ['quote', room] as const;
export const slate = (kind: 'compe' | 'predi', id: number) => ['slate', kind, id] as const;
export const commitments = (kind: 'compe' | 'predi', id: number) => ['commitments', kind, id] as const;
