export const list = ['leagues', 'list'] as const;
export const teams = (league: string) => ['leagues', 'teams', league] as const;
export const team = (league: string, id: number) => ['leagues', 'team', league, id] as const;
export const recentStats = ['leagues', 'recentStats'] as const;
