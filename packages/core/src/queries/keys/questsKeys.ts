export const all = ['quests'] as const;
export const mainQuest = ['quests', 'mainQuest'] as const;
export const criterios = (quest?: number) => ['quests', 'criterios', quest ?? 'main'] as const;
export const resume = (date?: string) => ['quests', 'resume', date ?? 'today'] as const;
