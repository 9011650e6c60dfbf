import type { WeekRecap } from '@arma11/core/back-office';
import { es } from '../../messages/es';
import type { RecapFact } from '../../pictures/drawRecap';

const t = es.recap;

/** What a picture of a week tells in numbers: never money. */
export function recapFacts({ played, won, answers, xp }: WeekRecap): RecapFact[] {
  const answered = answers.aciertos + answers.fallos;
  return [
    { name: t.played, value: `${played}` },
    { name: t.won, value: `${won}` },
    ...(answered > 0 ? [{ name: t.hits, value: `${answers.aciertos} ${t.of(answered)}` }] : []),
    { name: t.xp, value: `+${xp}` },
  ];
}
