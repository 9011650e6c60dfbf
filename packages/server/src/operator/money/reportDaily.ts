import { z } from 'zod';
import { centsInWords } from '../../wallet/centsInWords';
import { DailyReport, dailyReport, limaToday } from '../../wallet/dailyReport';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { LimaDay } from './moneyArguments';

const paid = (name: string, lines: DailyReport['deposits']): (string | number)[][] =>
  lines.map((line) => [`${name}, ${line.provider}`, line.count, line.coins, centsInWords(line.cents)]);

/** A day of money in Lima: what the account must show, what the operator earned, gave and owes. */
export const reportDaily = command({
  name: 'report daily',
  summary: 'a day of money: what the account must show, and what the operator owes',
  args: z.object({ date: LimaDay.optional().describe('the day in Lima; today unless given') }),
  ops: { method: 'GET', path: 'ops/reports/daily/', role: 'tesorero', result: DailyReport },
  run: async ({ db }, { date }) => dailyReport(db.fresh, date ?? (await limaToday(db.fresh))),
  print: (report) =>
    [
      `The day ${report.date} in Lima.`,
      table(
        ['what the account must show', 'how many', 'coins', 'soles'],
        [...paid('top-ups in', report.deposits), ...paid('withdrawals out', report.withdrawals)],
      ),
      table(
        ['the operator', 'coins'],
        [
          ['commission', report.commission],
          ['given: codes, missions, guarantees, corrections', report.promos],
          ['top-ups taken back', report.taken_back],
          ['owed to players', report.liabilities.players],
          ['held for withdrawals', report.liabilities.held],
          ['in pots', report.liabilities.pots],
          ['owed in all', report.liabilities.total],
        ],
      ),
      report.matches
        ? 'Ledger and tables tell the same.'
        : `Ledger and tables DIFFER: the ledger says ${report.ledger_in} in and ${report.ledger_out} out. Run: ledger verify.`,
    ].join('\n'),
  failed: ({ matches }) => !matches,
});
