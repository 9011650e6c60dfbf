import type { User } from '@arma11/core/contract';
import { override, keyTo, type Override } from '@arma11/testing/scenarios';

/** What the player's money is shown in; names match the toolbar. Empty: as the story has it. */
export type Country = '' | 'soles' | 'monedas';

const currency: Record<Exclude<Country, ''>, string> = { soles: 'PEN', monedas: 'USD' };

/** The player's own record, with the money of that country. */
export const paidIn = (country: Country = ''): Override[] =>
  country === ''
    ? []
    : [
        (answers, scenario) => {
          const key = keyTo('accounts', 'getData');
          const signedIn = answers.get(key);
          if (typeof signedIn !== 'object' || signedIn.status !== 200) return answers;
          return override<User>(key, (user) => ({ ...user, local_contry: currency[country] }))(answers, scenario);
        },
      ];
