import { describe, expect, it } from 'vitest';
import { arma11Profile, dataGaps, NO_STATS, scorePlayer } from '@arma11/core/domain';
import { demoLeague } from '../season/demoLeague';
import { conditionsAfter } from './conditionsAfter';
import { lastTick, matchMs, momentOfMatch } from './matchClock';
import type { MatchScript } from './matchScript';
import type { Squadman } from './pickTeam';
import { scriptMatch } from './scriptMatch';
import { stateAt } from './stateAt';

const league = demoLeague(11);
const fit = (club: string): Squadman[] => league.squads.get(club)!.map((player) => ({ ...player, condition: 0 }));
const squads = { local: fit('ama'), visit: fit('gar') };
const script = (match: string, of = squads): MatchScript => scriptMatch({ seed: 11, match, squads: of });
const many = Array.from({ length: 200 }, (_, index) => script(`m${index}`));

describe('a match', () => {
  it('is the same one whenever it is drawn, and another one under another name', () => {
    expect(script('j12-1')).toEqual(script('j12-1'));
    expect(script('j12-1').events).not.toEqual(script('j12-2').events);
  });

  it('starts with eleven of each side, one of them a goalkeeper', () => {
    for (const { starters } of many) {
      for (const eleven of [starters.local, starters.visit]) {
        expect(new Set(eleven).size).toBe(11);
        expect(eleven.filter(({ position }) => position === 0)).toHaveLength(1);
      }
    }
  });

  it('ends with statistics that a lineup room can be paid on (rules R15.1)', () => {
    for (const match of many) {
      const { goals, players } = stateAt(match, lastTick(match.added));
      const result = { goals_local: goals.local, goals_visit: goals.visit, awarded: false };
      const rows = players.map(({ player: { position }, side, stats }, at) => ({ player: at, side, position, stats }));
      expect(dataGaps(result, rows)).toEqual([]);
    }
  });

  it('leaves the injured and the suspended at home', () => {
    const local = squads.local.map((player): Squadman => ({
      ...player,
      condition: player.number === 9 ? 2 : player.number === 10 ? 3 : 0,
    }));
    const away = (id: string) => local.find(({ external_id }) => external_id === id)!.condition >= 2;
    for (let index = 0; index < 50; index += 1) {
      const { starters, events } = script(`m${index}`, { ...squads, local });
      const changes = events.filter((event) => event.kind === 'cambio' && event.side === 'local');
      const played = [...starters.local, ...changes.map(({ other }) => other!)];
      expect(played.filter(({ external_id }) => away(external_id))).toEqual([]);
    }
  });

  it('is told by the minute: what has happened by a minute stays so', () => {
    for (const each of many.slice(0, 20)) {
      for (let tick = 1; tick <= lastTick(each.added); tick += 1) {
        const [before, now] = [stateAt(each, tick - 1), stateAt(each, tick)];
        expect(now.told.slice(0, before.told.length)).toEqual(before.told);
        expect(now.goals.local).toBeGreaterThanOrEqual(before.goals.local);
      }
    }
  });

  it('has as many goals as its players scored, and nobody on the pitch for more than 90 minutes', () => {
    for (const each of many) {
      const { goals, players } = stateAt(each, lastTick(each.added));
      const sum = (side: 'local' | 'visit') =>
        players.reduce((total, { side: own, stats }) => total + (own === side ? stats.goals : stats.own_goals), 0);
      expect([sum('local'), sum('visit')]).toEqual([goals.local, goals.visit]);
      const minutes = players.map(({ stats }) => stats.minutes);
      expect(Math.max(...minutes)).toBe(90);
      expect(Math.min(...minutes)).toBe(0);
    }
  });

  it('changes at most five of a side, and never leaves it without a goalkeeper', () => {
    for (const { events } of many) {
      for (const side of ['local', 'visit'] as const) {
        expect(events.filter((event) => event.kind === 'cambio' && event.side === side).length).toBeLessThanOrEqual(5);
      }
      expect(events.filter(({ kind, player }) => kind === 'roja' && player.position === 0)).toEqual([]);
    }
  });

  it('is won by the better side more often', () => {
    const better = { local: fit('ama'), visit: fit('qna') };
    const results = Array.from({ length: 200 }, (_, index) => {
      const each = script(`u${index}`, better);
      const { goals } = stateAt(each, lastTick(each.added));
      return goals.local - goals.visit;
    });
    expect(results.filter((by) => by > 0).length).toBeGreaterThan(results.filter((by) => by < 0).length * 2);
  });
});

describe('what a player did', () => {
  const tale = (events: MatchScript['events']): MatchScript => ({ ...script('tale'), added: [0, 0], events });
  const [keeper] = squads.local;
  const { starters } = script('tale');
  const local = starters.local.find(({ position }) => position === 1)!;
  const visit = starters.visit.find(({ position }) => position === 3)!;
  const goal = (tick: number) => ({ tick, kind: 'gol' as const, side: 'visit' as const, player: visit });
  const statsOf = (each: MatchScript, id: string) =>
    stateAt(each, 90).players.find(({ player }) => player.external_id === id)!.stats;

  it('charges a player who was sent off with the goals that their team concedes afterwards (rules R5)', () => {
    const each = tale([goal(10), { tick: 30, kind: 'roja', side: 'local', player: local }, goal(60), goal(70)]);
    expect(statsOf(each, local.external_id)).toEqual({ ...NO_STATS, minutes: 30, red_cards: 1, goals_conceded: 3 });
  });

  it('spares a player who was substituted the goals after them', () => {
    const other = squads.local.find((player) => player.position === 1 && !starters.local.includes(player))!;
    const each = tale([{ tick: 65, kind: 'cambio', side: 'local', player: local, other }, goal(70)]);
    expect(statsOf(each, local.external_id)).toEqual({ ...NO_STATS, minutes: 65, clean_sheet: true });
    expect(statsOf(each, other.external_id)).toEqual({ ...NO_STATS, minutes: 25, goals_conceded: 1 });
  });

  it('gives the coach their team’s result', () => {
    const coach = statsOf(tale([goal(5)]), script('tale').coaches.visit.external_id);
    expect(scorePlayer(arma11Profile(), 4, coach).points).toBe(4 + 1 + 1);
    expect(keeper!.position).toBe(0);
  });
});

describe('the clock of a match', () => {
  const added = [2, 4] as const;
  const at = (seconds: number) => Object.values(momentOfMatch(added, seconds * 1000));

  it.each([
    [0, ['en_vivo', 0, 1]],
    [4, ['en_vivo', 1, 1]],
    [45 * 4, ['en_vivo', 45, 45]],
    [46 * 4, ['en_vivo', 46, 45]],
    [47 * 4, ['descanso', 47, 45]],
    [47 * 4 + 19, ['descanso', 47, 45]],
    [47 * 4 + 20, ['en_vivo', 47, 45]],
    [48 * 4 + 20, ['en_vivo', 48, 46]],
    [92 * 4 + 20, ['en_vivo', 92, 90]],
    [95 * 4 + 20, ['en_vivo', 95, 90]],
    [96 * 4 + 20, ['finalizado', 96, null]],
    [86_400, ['finalizado', 96, null]],
  ])('%d seconds after the kick-off shows %j', (seconds, expected) => {
    expect(at(seconds)).toEqual(expected);
  });

  it('runs for less than seven minutes', () => {
    expect(Math.max(...many.map((each) => matchMs(each.added)))).toBeLessThan(7 * 60_000);
    expect(Math.min(...many.map((each) => matchMs(each.added)))).toBeGreaterThan(6 * 60_000);
  });
});

describe('after a match', () => {
  const red = many.find(({ events }) => events.some(({ kind }) => kind === 'roja'))!;
  const { player, side } = red.events.find(({ kind }) => kind === 'roja')!;
  const after = (each: MatchScript, squad: readonly Squadman[]) =>
    conditionsAfter(each, { seed: 11, match: 'm', jornada: 12, squad });

  it('whoever was sent off is suspended, with the reason', () => {
    expect(after(red, squads[side]).find(({ external_id }) => external_id === player.external_id)).toEqual({
      external_id: player.external_id,
      condition: 3,
      condition_note: 'Expulsado en la jornada 12: cumple una fecha',
    });
  });

  it('whoever was suspended may play again', () => {
    const squad = squads.local.map((each): Squadman => ({ ...each, condition: each.number === 4 ? 3 : 0 }));
    const quiet: MatchScript = { ...red, events: [] };
    const changed = after(quiet, squad).find(
      ({ external_id }) => external_id === squad.find((each) => each.number === 4)!.external_id,
    );
    expect(changed).toMatchObject({ condition: 0, condition_note: null });
  });

  it('coaches stay as they are', () => {
    const coach = squads.local.find(({ position }) => position === 4)!;
    expect(
      many.flatMap((each) => after(each, squads.local)).filter(({ external_id }) => external_id === coach.external_id),
    ).toEqual([]);
  });
});
