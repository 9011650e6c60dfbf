import type { Condition } from '@arma11/core/contract';
import { slotsOf } from '@arma11/core/domain';
import { streamOf } from '../season/streamOf';
import type { DemoPlayer } from '../season/squads';

/** A player of a squad, and how they are on the day. */
export interface Squadman extends DemoPlayer {
  condition: Condition;
}

/** Who starts, who waits on the bench, and the coach. */
export interface Team {
  starters: DemoPlayer[];
  bench: DemoPlayer[];
  coach: DemoPlayer;
}

const formations = ['442', '433', '442', '352', '451'] as const;

/** Form of the day: up to a tenth better or worse, so that the same eleven do not always play. */
const DAY = 0.2;

/** The eleven of a match: the best of each line on the day who can play; the doubtful play every other time. */
export function pickTeam(squad: readonly Squadman[], random: () => number): Team {
  const coach = squad.find(({ position }) => position === 4);
  if (!coach) throw new Error('A squad without a coach cannot play: give it one.');
  const formation = formations[Math.floor(streamOf('formation', coach.external_id)() * formations.length)]!;
  const onTheDay = squad
    .filter(({ position }) => position !== 4)
    .map((player) => ({
      player,
      form: player.level * (1 - DAY / 2 + DAY * random()),
      fit: player.condition === 0 || (player.condition === 1 && random() < 0.5),
    }))
    .toSorted((a, b) => Number(b.fit) - Number(a.fit) || b.form - a.form);
  const starters = slotsOf(formation)
    .filter(({ position }) => position !== 4)
    .reduce<DemoPlayer[]>((eleven, { position }) => {
      const next = onTheDay.find(({ player }) => player.position === position && !eleven.includes(player));
      return next ? [...eleven, next.player] : eleven;
    }, []);
  const bench = onTheDay.filter(({ player, fit }) => fit && !starters.includes(player)).map(({ player }) => player);
  return { starters, bench, coach };
}
