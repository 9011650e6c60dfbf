import type { FeedTeam } from './feedShape';
import type { Side } from './openfootballShapes';
import { shortNames } from './shortNames';

/** A side's name, which is also its id: openfootball has no other. */
export const sideName = (side: Side) => (typeof side === 'string' ? side : side.name);

/** Every side once, with its code or a short name made from its own. */
export function openfootballTeams(sides: Side[]): FeedTeam[] {
  const codes = new Map<string, string | undefined>();
  for (const side of sides) {
    const code = typeof side === 'string' ? undefined : side.code;
    codes.set(sideName(side), code ?? codes.get(sideName(side)));
  }
  const coded = [...codes.values()].filter((code) => code !== undefined);
  const uncoded = [...codes].filter(([, code]) => code === undefined).map(([name]) => name);
  const short = shortNames(uncoded, coded);
  return [...codes].map(([name, code]) => ({
    external_id: name,
    // The country behind a club of a continental cup tells clubs apart in the id; in the name it is noise.
    name: name.replace(/ \([A-Z]{3}\)$/, ''),
    short: code ?? short.get(name) ?? '',
  }));
}
