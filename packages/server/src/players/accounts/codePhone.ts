import { storedPhone } from '@arma11/core/domain';
import type { Deps } from '../../platform/deps';
import { invalid } from '../../platform/invalid';
import { DEFAULT_SMS_RULES } from './smsAllowance';

const PERU = '51';

/** The country that gets codes at this number, as its calling code, or null. */
export const countryOf = (phone: string, countries: ReadonlyMap<string, number>): string | null =>
  [1, 2, 3].map((digits) => phone.slice(1, 1 + digits)).findLast((code) => countries.has(code)) ?? null;

/** A number of another country in E.164, or null. */
function foreign(typed: string): string | null {
  const phone = typed.replace(/[\s-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(phone) && !phone.startsWith(`+${PERU}`) ? phone : null;
}

/** A mobile number as it is stored; countries that get no codes wait for us to play there (security §5.6). */
export function phoneOf(typed: string, { smsRules = DEFAULT_SMS_RULES }: Pick<Deps, 'smsRules'>): string {
  const { countries } = smsRules;
  const stored = storedPhone(typed) ?? foreign(typed);
  if (stored && countryOf(stored, countries)) return stored;
  const others = [...countries.keys()].filter((code) => code !== PERU).map((code) => `+${code}`);
  const taken = [
    ...(countries.has(PERU) ? ['un celular de 9 dígitos que empiece con 9'] : []),
    ...(others.length > 0 ? [`un celular que empiece con ${others.join(' o ')}`] : []),
  ];
  const sentence = `Escribe ${taken.join(', o ')}.`;
  throw invalid({ phone: sentence }, sentence);
}
