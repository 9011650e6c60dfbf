import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../contract/wire';
import { awardsFor } from './awards';
import { certificateProblems, sealCertificate, type CertificateContent } from './certificate';
import { payPlaces } from './prizes';
import { potOf } from './pot';
import { competitionRanking, higher } from './ranking';
import { NO_STATS, type PlayerMatchStats } from './scoring/playerMatchStats';
import { scorePlayer } from './scoring/scorePlayer';
import { scoringProfileFor } from './scoring/scoringProfileFor';

/** Stands in for SHA-256: the rule takes any hash, and the server's tests give it the real one. */
async function sha256(text: string): Promise<string> {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ (text.charCodeAt(at) + at), 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const profile = scoringProfileFor('arma11', '2026');
const PITCH: Position[] = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3];

/** A room of lineups that was paid: what its players did, who had whom, and everything that follows from it. */
const room: fc.Arbitrary<CertificateContent> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    amount_ins: fc.integer({ min: 0, max: 500 }),
    commission_bps: fc.integer({ min: 0, max: 1500 }),
    stats: fc.array(
      fc.record({
        minutes: fc.nat(90),
        goals: fc.nat(3),
        assists: fc.nat(2),
        saves: fc.nat(9),
        yellow_cards: fc.nat(1),
      }),
      { minLength: 44, maxLength: 44 },
    ),
    chosen: fc.array(fc.array(fc.nat(43), { minLength: 11, maxLength: 11 }), { minLength: 2, maxLength: 12 }),
    captains: fc.array(fc.nat(10), { minLength: 12, maxLength: 12 }),
  })
  .map(({ id, amount_ins, commission_bps, stats, chosen, captains }) => {
    const did = stats.map((each): PlayerMatchStats => ({ ...NO_STATS, ...each }));
    const positionOf = (player: number) => PITCH[player % PITCH.length]!;
    const worth = (player: number) => scorePlayer(profile, positionOf(player), did[player]!).points;
    const entries = chosen.map((players, at) => {
      const captain = at % 2 === 0 ? players[captains[at]!]! : null;
      const points = players.reduce((sum, player) => sum + worth(player), 0) + (captain === null ? 0 : worth(captain));
      return { ins: at + 1, players, captain, points };
    });
    const money = potOf({ amount_ins, commission_bps, entries: entries.length });
    const awards = awardsFor({ pozo: money.pozo, entries: entries.length });
    const ranked = competitionRanking(
      entries.map(({ ins, points }) => ({ entryId: ins, points })),
      higher(({ points }) => points),
    );
    const places = new Map(ranked.map(({ entryId, position }) => [entryId, position]));
    const prizes = payPlaces(awards, ranked);
    return {
      format: 'arma11-certificate-1',
      room: {
        id,
        kind: 'compe',
        name: `Sala ${id}`,
        league: 'Liga',
        season: '2026',
        scoring: 'arma11',
        predi_scoring: null,
        rules_version: 1,
        amount_ins,
        commission_bps,
        entries: entries.length,
        pozo: money.pozo,
        comision: money.comision,
        awards,
        refunded: false,
        paid_at: '2026-06-12T06:00:00.000Z',
      },
      slate: [0, 1].map((match) => ({
        match: match + 1,
        jornada: 1,
        local: 'Garúa',
        visit: 'Puerto',
        kick_off: '2026-06-11T20:00:00.000Z',
        counts: true,
        goals_local: 2,
        goals_visit: 1,
        first_goal: 'local',
        first_goal_minute: 12,
        awarded: false,
        players: did
          .map((each, player) => ({ player, position: positionOf(player), stats: { ...each } }))
          .filter(({ player }) => player % 2 === match),
      })),
      markets: [],
      entries: entries.map(({ ins, players, captain, points }) => ({
        ins,
        name: `jugador${ins}`,
        points,
        position: places.get(ins)!,
        prize: prizes.get(ins) ?? 0,
        lineups: [{ jornada: 1, players, captain }],
        answers: [],
      })),
    };
  });

/** The part of a certificate's text in which a place lies, as `certificateProblems` names parts. */
function partAt(certificate: object, at: number): string {
  let from = 1;
  for (const [name, value] of Object.entries(certificate)) {
    const text = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
    if (at < from + text.length) {
      if (!Array.isArray(value)) return name;
      let within = from + JSON.stringify(name).length + 2;
      for (const [index, row] of value.entries()) {
        const length = JSON.stringify(row).length;
        if (at < within + length) return `${name}[${index}]`;
        within += length + 1;
      }
    }
    from += text.length + 1;
  }
  throw new Error('The place lies behind the certificate.');
}

describe('a certificate (rules R15.4)', () => {
  it('of each of 500 rooms holds', async () => {
    await fc.assert(
      fc.asyncProperty(room, async (content) => {
        expect(await certificateProblems(await sealCertificate(content, sha256), sha256)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused when any one digit of it is another, and says where', async () => {
    await fc.assert(
      fc.asyncProperty(room, fc.nat(), fc.integer({ min: 1, max: 9 }), async (content, turn, step) => {
        const sealed = await sealCertificate(content, sha256);
        const text = JSON.stringify(sealed);
        const digits = [...text.matchAll(/(?<![a-z"-])\d(?=[\d,\]}])/g)].map(({ index }) => index);
        const at = digits[turn % digits.length]!;
        const other = String((Number(text[at]) + step) % 10);
        const forged = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
        // A leading zero is no number: such a text is no certificate at all.
        if (/[:,[]0\d/.test(forged.slice(Math.max(0, at - 1), at + 2))) return;
        const places = (await certificateProblems(JSON.parse(forged), sha256)).map(({ where }) => where);
        const where = partAt(sealed, at);
        expect(places.some((place) => place === where || place.startsWith(`${where}.`))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused when whoever changed it sealed it again: its statistics make other points', async () => {
    await fc.assert(
      fc.asyncProperty(room, fc.nat(), async (content, turn) => {
        const at = turn % content.entries.length;
        const entries = content.entries.map((entry, index) =>
          index === at ? { ...entry, points: entry.points + 1 } : entry,
        );
        const places = await certificateProblems(await sealCertificate({ ...content, entries }, sha256), sha256);
        expect(places.map(({ where }) => where)).toContain(`entries[${at}].points`);
      }),
    );
  });

  it.each([
    [
      'a prize',
      (each: CertificateContent['entries'][number]) => ({ ...each, prize: each.prize + 1 }),
      'entries[0].prize',
    ],
    [
      'a place',
      (each: CertificateContent['entries'][number]) => ({ ...each, position: each.position + 1 }),
      'entries[0].position',
    ],
  ])('names %s that does not follow from the points', async (_, change, where) => {
    const [content] = fc.sample(room, { numRuns: 1, seed: 11 });
    const entries = content!.entries.map((entry, index) => (index === 0 ? change(entry) : entry));
    const sealed = await sealCertificate({ ...content!, entries }, sha256);
    expect((await certificateProblems(sealed, sha256)).map((each) => each.where)).toContain(where);
  });
});
