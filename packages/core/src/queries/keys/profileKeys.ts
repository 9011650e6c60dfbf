export const players = ['players'] as const;
export const player = (keyusername: string) => ['players', keyusername] as const;
export const sessions = ['sessions'] as const;
export const stats = ['stats', 'mine'] as const;
