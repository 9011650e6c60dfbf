export const list = ['leagues', 'list'] as const;
export const teams = (league: string) => ['leagues', 'teams', league] as const;
export const team = (league: string, id: number) => ['leagues', 'team', league, id] as const;
export const player = (id: number) => ['leagues', 'player', id] as const;
export const matchSheet = (id: number) => ['leagues', 'matchSheet', id] as const;
export const recentStats = ['leagues', 'recentStats'] as const;
