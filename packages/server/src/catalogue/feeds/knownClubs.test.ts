import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { feedMatch } from '../../testing/feedMatch';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { testCommand } from '../../testing/testCommand';
import type { FeedSeason } from './feedShape';
import { importSeason } from './importSeason';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
}, 60_000);
afterEach(() => db.close());

const LIGA = { league_unique: 'liga' };

const season = (pairs: [local: string, visit: string][], more: Partial<FeedSeason> = {}): FeedSeason => ({
  source: 'liga.json',
  provider: 'openfootball',
  byName: true,
  competition: 'Liga',
  season: '2026',
  teams: [...new Set(pairs.flat())].map((name) => ({ external_id: name, name, short: name.slice(0, 3).toUpperCase() })),
  players: [],
  jornadas: [{ number: 1, name: 'Jornada 1' }],
  matches: pairs.map(([local, visit]) =>
    feedMatch({ external_id: `Matchday 1: ${local} - ${visit}`, local_external_id: local, visit_external_id: visit }),
  ),
  stats: [],
  rejected: [],
  duplicates: [],
  rowsRead: {},
  notes: [],
  ...more,
});

const FIRST: [string, string][] = [
  ['Alianza Lima', 'Sport Boys'],
  ['Cienciano', 'Melgar'],
];

const held = async () => {
  const { rows } = await sql<{ teams: string[]; matches: number }>`
    select (select array_agg(name order by id) from team) as teams, (select count(*)::int from match) as matches`.execute(
    db.fresh,
  );
  return rows[0]!;
};

const teamOf = async (name: string) => {
  const { id } = await db.fresh
    .selectFrom('team')
    .select('id')
    .where('external_id', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};

const renamed: [string, string][] = [['Club Alianza Lima', 'Sport Boys'], FIRST[1]!];

describe('a club that is known by its name alone (rules R18.5)', () => {
  it('is not guessed when it seems to be renamed: nothing is imported, and the sentence says the command', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const team = await teamOf('Alianza Lima');
    const failed = await importSeason(db, season(renamed), LIGA).catch((error: unknown) => error as Error);
    expect(await held()).toEqual({ teams: ['Alianza Lima', 'Sport Boys', 'Cienciano', 'Melgar'], matches: 2 });
    expect((failed as Error).message).toContain(
      `"Club Alianza Lima" may be Alianza Lima (team ${team}); if so: npm run arma11 -- team alias ${team} "Club Alianza Lima"`,
    );
  });

  it('is asked for also when the file holds both names, as after a rename in mid-season', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const both = season([...FIRST, ['Cienciano', 'Club Alianza Lima']]);
    await expect(importSeason(db, both, LIGA)).rejects.toThrow('"Club Alianza Lima" may be Alianza Lima');
  });

  it('is found under its alias, with the matches it had', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const team = await teamOf('Alianza Lima');
    await testCommand(db, 'team alias', { team, name: 'Club Alianza Lima' });
    const { tables } = await importSeason(db, season([...renamed, ['Melgar', 'Club Alianza Lima']]), LIGA);
    expect([tables.team.inserted, tables.match.inserted, tables.match.unchanged]).toEqual([0, 1, 2]);
    expect(await held()).toEqual({ teams: ['Alianza Lima', 'Sport Boys', 'Cienciano', 'Melgar'], matches: 3 });
  });

  it('is a new one when the operator says so', async () => {
    await importSeason(db, season(FIRST), LIGA);
    await importSeason(db, season([...FIRST, ['Alianza', 'Melgar']]), { ...LIGA, newClubs: true });
    expect((await held()).teams).toContain('Alianza');
  });

  it('is a new one by itself when no club is missing and none is like it', async () => {
    await importSeason(db, season(FIRST), LIGA);
    await importSeason(db, season([...FIRST, ['Alianza Atlético', 'Melgar']]), LIGA);
    expect((await held()).teams).toContain('Alianza Atlético');
  });

  it('comes once when a file has a match under both of its names', async () => {
    await importSeason(db, season(FIRST), LIGA);
    await testCommand(db, 'team alias', { team: await teamOf('Alianza Lima'), name: 'Club Alianza Lima' });
    const { rejected } = await importSeason(db, season([...FIRST, renamed[0]!]), LIGA);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'match Matchday 1: Alianza Lima - Sport Boys: it comes twice, under two names of a club.',
    ]);
  });
});

describe('the number of clubs (rules R18.5)', () => {
  const clubs = (count: number, from = 0): [string, string][] =>
    Array.from({ length: count / 2 }, (_, at) => [`c${from + at * 2}x`, `c${from + at * 2 + 1}x`]);

  it('that jumps by more than an eighth is refused, also where the source has ids', async () => {
    await importSeason(db, season(clubs(24), { byName: false }), LIGA);
    const grown = season([...clubs(24), ...clubs(8, 30)], { byName: false });
    await expect(importSeason(db, grown, LIGA)).rejects.toThrow(/liga does not know, which has 24.*--new-clubs/s);
    await importSeason(db, season([...clubs(24), ...clubs(2, 30)], { byName: false }), LIGA);
    expect((await held()).teams).toHaveLength(26);
  });
});

describe('an alias', () => {
  it('is not one that is another club already, and can be taken away', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const [alianza, melgar] = [await teamOf('Alianza Lima'), await teamOf('Melgar')];
    await expect(testCommand(db, 'team alias', { team: alianza, name: 'Melgar' })).rejects.toThrow(
      `"Melgar" is how the source calls Melgar (team ${melgar}) already.`,
    );
    expect(await testCommand(db, 'team alias', { team: alianza, name: 'Los Íntimos' })).toMatchObject({
      aliases: ['Los Íntimos'],
    });
    await expect(testCommand(db, 'team alias', { team: melgar, name: 'Los Íntimos' })).rejects.toThrow(
      `is an alias of team ${alianza} already`,
    );
    expect(await testCommand(db, 'team alias', { team: alianza, name: 'Los Íntimos', remove: true })).toMatchObject({
      aliases: [],
    });
    const audited = await db.fresh
      .selectFrom('audit')
      .select('action')
      .where('target', '=', `team:${alianza}`)
      .execute();
    expect(audited).toEqual([{ action: 'team alias' }, { action: 'team alias' }]);
  });
});

describe('a name that the operator set (rules R18.5)', () => {
  const names = async () => {
    const rows = await db.fresh
      .selectFrom('team')
      .select(['name', 'short'])
      .where('external_id', '=', 'Melgar')
      .execute();
    return rows[0];
  };
  const again = () =>
    importSeason(db, season(FIRST, { teams: [{ external_id: 'Melgar', name: 'FBC Melgar', short: 'FBC' }] }), {
      ...LIGA,
      newClubs: true,
    });

  it('stays through imports, field by field, until it is released, and is audited', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const team = await teamOf('Melgar');
    await testCommand(db, 'team name', { team, name: 'El Dominó', reason: 'as players call it' });
    await again();
    expect(await names()).toEqual({ name: 'El Dominó', short: 'FBC' });
    await testCommand(db, 'team name', { team, release: true });
    await again();
    expect(await names()).toEqual({ name: 'FBC Melgar', short: 'FBC' });
    const audited = await db.fresh
      .selectFrom('audit')
      .select(['before', 'after', 'reason'])
      .where('action', '=', 'team name')
      .orderBy('id')
      .execute();
    expect(audited).toMatchObject([
      {
        before: { name: 'Melgar', held: [] },
        after: { name: 'El Dominó', held: ['name'] },
        reason: 'as players call it',
      },
      { before: { held: ['name'] }, after: { held: [] } },
    ]);
  });

  it('in a CSV file is not changed by a feed, nor one by hand by a CSV file', async () => {
    await importSeason(db, season(FIRST), LIGA);
    const load = (name: string) =>
      testCommand(db, 'import csv teams', {
        league: 'liga',
        file: `external_id,name,short\nMelgar,${name},MEL\n`,
      });
    await load('Melgar de Arequipa');
    await again();
    expect(await names()).toEqual({ name: 'Melgar de Arequipa', short: 'FBC' });
    await testCommand(db, 'team name', { team: await teamOf('Melgar'), name: 'El Dominó' });
    await load('Melgar de Arequipa');
    expect(await names()).toMatchObject({ name: 'El Dominó' });
  });
});
