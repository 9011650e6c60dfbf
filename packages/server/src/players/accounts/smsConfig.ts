import { z } from 'zod';
import type { SmsRules } from '../../platform/deps';
import { DEFAULT_SMS_RULES } from './smsAllowance';

const MOST = 100_000;
const { limits: LIMITS } = DEFAULT_SMS_RULES;
type Limit = keyof typeof LIMITS;
const isLimit = (name: string | undefined): name is Limit => name !== undefined && Object.hasOwn(LIMITS, name);

const SENTENCES = {
  SMS_LIMITS: 'must be a list like total=500,address=10,number=5,player=5,range=20, each from 1 to 100000',
  SMS_COUNTRIES: 'must be a list of calling codes like 51 or 51=400,56=100, each from 1 to 100000',
} as const;

/** The entries of a list like `51=400,56`; the number is undefined where there is none. */
const entriesOf = (list: string): [name: string, most: number | undefined][] =>
  list.split(',').map((entry) => {
    const [, name = '', most] = /^\s*(\w+)(?:=(\d{1,7}))?\s*$/.exec(entry) ?? [];
    return [name, most === undefined ? undefined : Number(most)];
  });
const fits = (most: number) => most >= 1 && most <= MOST;
const isEachOnce = (list: string) => new Set(entriesOf(list).map(([name]) => name)).size === entriesOf(list).length;

/** The variables, for the schema of all of them. */
export const smsVariables = {
  SMS_LIMITS: z
    .string()
    .refine(
      (list) => isEachOnce(list) && entriesOf(list).every(([name, most]) => isLimit(name) && fits(most ?? 0)),
      SENTENCES.SMS_LIMITS,
    )
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .refine(
      (list) =>
        isEachOnce(list) && entriesOf(list).every(([code, most]) => /^[1-9]\d{0,2}$/.test(code) && fits(most ?? 1)),
      SENTENCES.SMS_COUNTRIES,
    )
    .optional(),
};

type Found = { [Name in keyof typeof smsVariables]?: string };

/** How many codes are sent and where to, of variables that are right. A country without a number has what there is in all. */
export function smsRulesOf({ SMS_LIMITS, SMS_COUNTRIES }: Found): SmsRules {
  const limits = { ...LIMITS, ...(SMS_LIMITS ? Object.fromEntries(entriesOf(SMS_LIMITS)) : {}) };
  const countries = SMS_COUNTRIES
    ? entriesOf(SMS_COUNTRIES)
    : [...DEFAULT_SMS_RULES.countries.keys()].map((code) => [code] as const);
  return {
    limits,
    countries: new Map(countries.map(([code, most]) => [code, Math.min(most ?? limits.total, limits.total)])),
  };
}
