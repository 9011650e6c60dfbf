import type { PrediScoring, PrediScoringRow, ScoringWhen } from '../contract/wire';
import { marketKinds } from './marketCatalogue';
import { readyScorings } from './prediScoring';

/** A scoring table that cannot be read; the message says what is wrong. */
export class ScoringTextError extends Error {
  override readonly name = 'ScoringTextError';
}

const WHENS: readonly ScoringWhen[] = ['exact', 'close', 'difference', 'result', 'team_goals'];
const ROW = /^([a-z0-9_]+) (\d{1,3})((?: x\d{1,2} from \d{1,4})*)$/;

/**
 * Reads a scoring table as an operator types it (rules R17.1): the name of a ready one, or rows such as
 * 'exact 3, result 1'. Commas: the best row counts; plus signs: the rows are summed. A kind of question is a row too
 * ('goles 2'), and 'exact 3 x2 from 17' doubles a row from jornada 17 on.
 * @example
 * parseScoring('exact 4, difference 3, result 2');
 * @throws ScoringTextError with what is wrong.
 */
export function parseScoring(text: string): PrediScoring {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (Object.hasOwn(readyScorings, typed)) return readyScorings[typed as keyof typeof readyScorings];
  if (typed.includes(',') && typed.includes('+'))
    throw new ScoringTextError('A table takes the best row (commas) or the sum of them (plus signs), not both');
  const rows = typed.split(/ ?[,+] ?/).map(readRow);
  const names = rows.map(({ when, kind }) => kind ?? when);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new ScoringTextError(`"${twice}" stands twice`);
  if (rows.length > 20) throw new ScoringTextError('A table has at most 20 rows');
  return { take: typed.includes('+') ? 'sum' : 'best', ties: 'chain', rows };
}

function readRow(text: string): PrediScoringRow {
  const [, name, pts, stages = ''] = ROW.exec(text) ?? [];
  if (name === undefined)
    throw new ScoringTextError(
      `"${text}" is no row of a table. A table is one of ${Object.keys(readyScorings).join(', ')}, or looks like exact 3, result 1`,
    );
  if (Number(pts) > 100) throw new ScoringTextError(`A row pays at most 100 points, not ${pts}`);
  const factors = [...stages.matchAll(/x(\d+) from (\d+)/g)].map(([, factor, from]) => ({
    from: Number(from),
    factor: Number(factor),
  }));
  const wrong = factors.find(({ factor, from }) => factor < 1 || factor > 20 || from < 1 || from > 1000);
  if (wrong) throw new ScoringTextError('A stage multiplies by 1 to 20, from jornada 1 to 1000 on');
  const stage = factors.length > 0 ? { stage_factor: factors } : {};
  const when = WHENS.find((each) => each === name);
  if (when) return { when, pts: Number(pts), ...stage };
  const kind = marketKinds.find((each) => each === name);
  if (kind && kind !== 'marcador') return { when: 'market', kind, pts: Number(pts), ...stage };
  throw new ScoringTextError(`"${name}" is neither ${WHENS.join(', ')} nor a kind of question`);
}
