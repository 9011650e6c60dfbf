export const all = ['compe'] as const;
export const entries = ['compe', 'entry'] as const;
export const entry = (ins: number) => ['compe', 'entry', ins] as const;
export const lineups = ['compe', 'lineup'] as const;
/** Those of all jornadas of an entry. */
export const lineupsOf = (ins: number) => ['compe', 'lineup', ins] as const;
export const lineup = (ins: number, jornada?: number) => ['compe', 'lineup', ins, jornada ?? 'current'] as const;
export const mine = ['compe', 'mine'] as const;
export const everyMine = ['compe', 'mine', 'every'] as const;
export const history = ['compe', 'history'] as const;
export const casualMine = ['compe', 'casualMine'] as const;
export const casualPast = ['compe', 'casualPast'] as const;
export const rankings = (sala: number) => ['compe', 'ranking', sala] as const;
export const ranking = (sala: number, jornada?: number) => ['compe', 'ranking', sala, jornada ?? 'total'] as const;
export const places = (sala: number, jornada: number) => ['compe', 'ranking', sala, 'places', jornada] as const;
export const playersToday = (league?: string) => ['compe', 'playersToday', league ?? 'any'] as const;
export const champions = ['compe', 'champions'] as const;
