import { describe, expect, it } from 'vitest';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { type GuardedLineup, lockedPlayers, movedPlayers } from './slotGuard';

let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
});

const lineup = (captain: number | null, ...players: number[]): GuardedLineup => ({ players, captain });

describe('the guard of slots (rules R14.5)', () => {
  it.each<[what: string, before: GuardedLineup, after: GuardedLineup, moved: number[]]>([
    ['nobody where nothing changes', lineup(1, 1, 2), lineup(1, 1, 2), []],
    ['nobody where two change places', lineup(null, 1, 2), lineup(null, 2, 1), []],
    ['who goes and who comes', lineup(null, 1, 2), lineup(null, 1, 3), [2, 3]],
    ['who gives the armband and who gets it', lineup(1, 1, 2), lineup(2, 1, 2), [1, 2]],
    ['who gets the first armband', lineup(null, 1, 2), lineup(2, 1, 2), [2]],
    ['who gives the last one', lineup(1, 1, 2), lineup(null, 1, 2), [1]],
  ])('asks for %s', (_, before, after, moved) => expect(movedPlayers(before, after)).toEqual(moved));

  it('holds those whose match has begun, of the players asked for', async () => {
    const { db, league } = stage;
    const room = await stage.compe(0);
    const [match] = await db.fresh.selectFrom('match').selectAll().where('id', '=', league.matches[0]!).execute();
    const players = await db.fresh.selectFrom('player').selectAll().where('league_id', '=', league.leagueId).execute();
    const begun = players.filter(({ team_id }) => [match!.local_team, match!.visit_team].includes(team_id!));
    const locked = (asked: readonly { id: number }[]) =>
      lockedPlayers(
        db.fresh,
        { roomId: room, jornada: 1 },
        asked.map(({ id }) => id),
      );
    await stage.at(-60);
    expect(await locked(players)).toEqual(new Set());
    await stage.at(1);
    expect(await locked(begun)).toEqual(new Set(begun.map(({ id }) => id)));
    expect(await locked([])).toEqual(new Set());
  });
});
