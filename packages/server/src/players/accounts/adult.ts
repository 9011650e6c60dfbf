/** The years that a player must have (rules L1). */
const ADULT_YEARS = 18;

/** Whether somebody born on a day is an adult on another; days are `YYYY-MM-DD`. Who was born on 29 February is so on 1 March. */
export const isAdult = (birthDate: string, today: string): boolean =>
  `${String(Number(birthDate.slice(0, 4)) + ADULT_YEARS).padStart(4, '0')}${birthDate.slice(4)}` <= today;
