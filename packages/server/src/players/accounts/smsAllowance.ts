import type { SmsRules } from '../../platform/deps';

/** A code that was sent in the last 24 hours. Instants are milliseconds. */
export interface SentCode {
  userId: number;
  phone: string;
  ip: string;
  at: number;
  verified: boolean;
}

/** A code that is asked for. */
export interface AskedCode {
  userId: number;
  phone: string;
  ip: string;
  now: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** security §5.6. */
export const DEFAULT_SMS_RULES: SmsRules = {
  limits: { total: 500, address: 10, number: 5, player: 5, range: 20 },
  countries: new Map([['51', 500]]),
};

/** A country and five digits: ten thousand numbers in a row, as are bought for pumping messages. */
export const rangeOf = (phone: string) => phone.slice(0, 8);

type Limit = readonly [same: (sent: SentCode, asked: AskedCode) => boolean, most: number, span: number];

const user: Limit[0] = (sent, asked) => sent.userId === asked.userId;
const phone: Limit[0] = (sent, asked) => sent.phone === asked.phone;

/** rules R13.1 and security §5.6; where they differ, the stricter. */
const limitsOf = ({ total, address, number, player, range }: SmsRules['limits']): readonly Limit[] => [
  [user, 1, MINUTE],
  [phone, 1, MINUTE],
  [phone, 3, 10 * MINUTE],
  [phone, number, DAY],
  [user, 3, HOUR],
  [user, player, DAY],
  [(sent, asked) => sent.ip === asked.ip, address, DAY],
  [(sent, asked) => rangeOf(sent.phone) === rangeOf(asked.phone), range, HOUR],
  [() => true, total, DAY],
];

export const WATCHED = 50;
const FEWEST_VERIFIED = 15;

/** Whether the last fifty messages look like pumping: fewer than 30 % of their codes came back. `sent` is newest first. */
export const looksPumped = (sent: readonly Pick<SentCode, 'verified'>[]): boolean =>
  sent.length >= WATCHED && sent.slice(0, WATCHED).filter(({ verified }) => verified).length < FEWEST_VERIFIED;

/** The seconds until another code may be sent, 0 for now. `sent` is newest first. */
export function smsWait(
  sent: readonly SentCode[],
  asked: AskedCode,
  limits: SmsRules['limits'] = DEFAULT_SMS_RULES.limits,
): number {
  const waits = limitsOf(limits).map(([same, most, span]) => {
    const within = sent.filter((one) => one.at > asked.now - span && same(one, asked));
    const oldestThatCounts = within[most - 1];
    return oldestThatCounts ? oldestThatCounts.at + span - asked.now : 0;
  });
  return Math.ceil(Math.max(...waits) / 1000);
}
