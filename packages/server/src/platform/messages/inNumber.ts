/** A count with its noun in the number that it asks for: '1 sala pagada', '2 salas pagadas' (rules R16.7). */
export const inNumber = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
