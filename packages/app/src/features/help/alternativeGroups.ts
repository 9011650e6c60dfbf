import type { MarketTemplate } from '@arma11/core/domain';
import { es } from '../../messages/es';

/** Alternatives that are worth the same, as they are named together. */
export interface AlternativeGroup {
  answer: string;
  pts: number;
}

/** More neighbours than this are named by the first and the last. */
const NAMED = 3;

/** The alternatives of a question; a long run of equal worth is one line, '0-0 a 3-3'. */
export function alternativeGroups({ alternatives }: Pick<MarketTemplate, 'alternatives'>): AlternativeGroup[] {
  const runs: AlternativeGroup[][] = [];
  for (const { answer, pts } of alternatives) {
    const run = runs.at(-1);
    if (run?.[0]?.pts === pts) run.push({ answer, pts });
    else runs.push([{ answer, pts }]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    return first && last && run.length > NAMED
      ? [{ answer: es.help.range(first.answer, last.answer), pts: first.pts }]
      : run;
  });
}
