import { describe, expect, it } from 'vitest';
import type { RoomCertificate } from '../contract/wire';
import { certificateProblems, sealCertificate, type CertificateContent } from './certificate';
import { readyScorings } from './prediScoring';

/** Leaves a text as it is: the digests are then what they were made of. */
const readable = (text: string) => Promise.resolve(text);

type Match = CertificateContent['slate'][number];
type Market = CertificateContent['markets'][number];

const match = (id: number, result: Partial<Match> = {}): Match => ({
  match: id,
  jornada: 1,
  local: 'Garúa',
  visit: 'Puerto',
  kick_off: '2026-06-11T20:00:00.000Z',
  counts: true,
  goals_local: 2,
  goals_visit: 1,
  first_goal: 'visit',
  first_goal_minute: 12,
  awarded: false,
  players: [],
  ...result,
});

/** A question whose alternatives are worth 3 points each, with those that are right. */
const market = (id: number, kind: Market['kind'], codes: string[], right: string[], about = 1): Market => ({
  market: id,
  match: about,
  kind,
  void: false,
  alternatives: codes.map((code, at) => ({
    alternative: id * 10 + at,
    code,
    pts: 3,
    right: right.includes(code),
  })),
});

const entry = (ins: number, points: number, position: number, prize: number, answers: number[]) => ({
  ins,
  name: `jugador${ins}`,
  points,
  position,
  prize,
  lineups: [],
  answers,
});

/** A room of three: the first has two right answers, one of them about the champion, the second one, the third none. */
const sound = (): CertificateContent => ({
  format: 'arma11-certificate-1',
  room: {
    id: 1,
    kind: 'predi',
    name: 'Sala',
    league: 'Liga',
    season: '2026',
    scoring: 'arma11',
    predi_scoring: null,
    rules_version: 1,
    amount_ins: 10,
    commission_bps: 1000,
    entries: 3,
    pozo: 27,
    comision: 3,
    awards: [{ position_from: 1, position_to: 1, percent: 100, amount: 27, label: '1.º' }],
    refunded: false,
    paid_at: '2026-06-12T06:00:00.000Z',
  },
  slate: [match(1)],
  markets: [market(1, '1x2', ['local', 'empate', 'visita'], ['local'])],
  entries: [entry(1, 6, 1, 27, [10, 90]), entry(2, 3, 2, 0, [10]), entry(3, 0, 3, 0, [12])],
  long_term: [
    {
      market: 9,
      kind: 'campeon',
      void: false,
      outcome: ['t1'],
      alternatives: [
        { alternative: 90, code: 't1', pts: 3, right: true },
        { alternative: 91, code: 't2', pts: 3, right: false },
      ],
    },
  ],
});

const told = (problems: readonly { where: string; what: string }[]) =>
  problems.map(({ where, what }) => `${where}: ${what}`);

/** What is wrong with a certificate that was changed and sealed again. */
async function problemsOf(change: (content: CertificateContent) => unknown): Promise<string[]> {
  const content = sound();
  change(content);
  return told(await certificateProblems(await sealCertificate(content, readable), readable));
}

/** What is wrong with a certificate that was changed after its seal. */
async function forgedBy(change: (certificate: RoomCertificate) => unknown): Promise<string[]> {
  const certificate = await sealCertificate(sound(), readable);
  change(certificate);
  return told(await certificateProblems(certificate, readable));
}

describe('the certificate of a prediction room (rules R15.4)', () => {
  it('holds', async () => expect(await problemsOf(() => undefined)).toEqual([]));

  it('holds without questions about the competition', async () =>
    expect(
      await problemsOf((content) => {
        delete content.long_term;
        content.entries[0]!.points = 3;
        content.entries[1]!.position = 1;
        Object.assign(content.room, { awards: [{ ...content.room.awards[0]!, amount: 0 }] });
        content.entries[0]!.prize = 0;
      }),
    ).toEqual([]));

  it.each<[what: string, change: (content: CertificateContent) => unknown, problems: string[]]>([
    [
      'a match that is not in it',
      ({ markets }) => (markets[0]!.match = 5),
      ['markets[0].match: Match 5 is not in the slate.'],
    ],
    [
      'another right answer',
      ({ markets }) => (markets[0]!.alternatives[1]!.right = true),
      ['markets[0].alternatives[1].right: The result makes "local" the right answer.'],
    ],
    [
      'an answer that nothing tells',
      ({ slate }) => (slate[0]!.goals_visit = null),
      ['markets[0].void: Nothing tells its answer, and it is not void.'],
    ],
    [
      'a champion that it did not come to',
      ({ long_term }) => (long_term![0]!.alternatives[1]!.right = true),
      ['long_term[0].alternatives[1].right: It came to "t1".'],
    ],
    [
      'several champions',
      ({ long_term }) => (long_term![0]!.outcome = ['t1', 't2']),
      ['long_term[0].alternatives[1].right: It came to "t1", "t2".'],
    ],
    [
      'a void question that somebody answered rightly',
      (content) => {
        content.long_term![0]!.void = true;
        content.entries[0]!.points = 3;
        content.entries[0]!.position = 1;
        content.entries[1]!.position = 1;
        Object.assign(content.room, { refunded: true });
        content.entries[0]!.prize = 0;
      },
      ['long_term[0].void: It is void when no answer stands for who is it, and only then.'],
    ],
    [
      'points that its answers do not make',
      ({ entries }) => (entries[1]!.points = 4),
      ['entries[1].points: By the statistics its answers make 3, and it says 4.'],
    ],
    [
      'a place that its points do not make',
      ({ room, entries }) => {
        room.awards[0]!.position_to = 2;
        entries[0]!.position = 2;
      },
      [
        'entries[0].position: By the points it is 1, and it says 2.',
        'entries: Place 2 follows 0 entries: rank them 1, 1, 3.',
      ],
    ],
    [
      'a place above those that equals fill together',
      ({ room, entries }) => {
        room.entries = 5;
        entries.push(entry(4, 0, 3, 0, []), entry(5, 0, 2, 0, []));
        entries[1]!.position = 2;
      },
      ['entries[4].position: By the points it is 3 to 5, and it says 2.'],
    ],
    [
      'a prize that its place does not pay',
      ({ entries }) => (entries[1]!.prize = 9),
      ['entries[1].prize: Its place pays 0, and it says 9.'],
    ],
    [
      'a number of entries that are not there',
      ({ room }) => (room.entries = 4),
      ['room.entries: It says 4, and 3 are listed.'],
    ],
    [
      'a prize where the fees went back',
      ({ room }) => (room.refunded = true),
      ['entries[0].prize: Its place pays 0, and it says 27.'],
    ],
  ])('names %s', async (_, change, problems) => expect(await problemsOf(change)).toEqual(problems));

  it('pays nothing for a void question, whatever its answers say', async () =>
    expect(
      await problemsOf((content) => {
        content.markets[0]!.void = true;
        content.markets[0]!.alternatives[2]!.right = true;
        for (const at of [0, 1]) content.entries[at]!.points -= 3;
        content.entries[1]!.position = 2;
        content.entries[2]!.position = 2;
      }),
    ).toEqual([]));
});

type Row = [end: string, result: Partial<Match>, winners: Record<string, string>];

/** Of each kind of question its alternatives. */
const ASKED: Record<string, string[]> = {
  '1x2': ['local', 'empate', 'visita'],
  goles: ['mas', 'menos'],
  ambos: ['si', 'no'],
  marcador: ['2-1', '0-0', 'otro'],
  primer_gol: ['local', 'visita', 'sin_goles'],
  avanza: ['local', 'visita'],
};

const ended = (goals_local: number, goals_visit: number, more: Partial<Match> = {}) => ({
  goals_local,
  goals_visit,
  ...more,
});

describe('a question of a certificate is decided again by the result (rules R8.2)', () => {
  const rows: Row[] = [
    [
      '2-1, the first goal away, the home team through',
      ended(2, 1, { first_goal: 'visit', advances: 'local' }),
      { '1x2': 'local', goles: 'mas', ambos: 'si', marcador: '2-1', primer_gol: 'visita', avanza: 'local' },
    ],
    [
      '0-0, the away team through',
      ended(0, 0, { first_goal: 'none', advances: 'visit' }),
      { '1x2': 'empate', goles: 'menos', ambos: 'no', marcador: '0-0', primer_gol: 'sin_goles', avanza: 'visita' },
    ],
    [
      '0-2, the first goal at home told',
      ended(0, 2, { first_goal: 'local' }),
      { '1x2': 'visita', goles: 'menos', ambos: 'no', marcador: 'otro', primer_gol: 'local', avanza: '' },
    ],
    ['1-0', ended(1, 0, { first_goal: null }), { ambos: 'no', goles: 'menos', primer_gol: '' }],
    [
      '3-0, decided and not played',
      ended(3, 0, { first_goal: 'local', awarded: true }),
      { '1x2': 'local', primer_gol: '' },
    ],
    ['a first goal that is no side', ended(1, 0, { first_goal: 'both' as never }), { primer_gol: '' }],
    ['no goals of the home team told', { goals_local: null, goals_visit: 1 }, { '1x2': '', avanza: '' }],
    [
      'no goals told, but who went through',
      { goals_local: null, goals_visit: null, advances: 'local' },
      { avanza: 'local' },
    ],
  ];
  const cases = rows.flatMap(([end, result, winners]) =>
    Object.entries(winners).flatMap(([kind, winner]) =>
      ASKED[kind]!.map((chosen) => [end, kind, chosen, winner, result] as const),
    ),
  );

  it.each(cases)('%s: of %s, %j is right only where it is %j', async (_, kind, chosen, winner, result) => {
    const problems = await problemsOf((content) => {
      content.slate = [match(1, result)];
      content.markets = [market(1, kind as Market['kind'], ASKED[kind]!, [chosen])];
    });
    const ofMarket = problems.filter((problem) => !problem.startsWith('entries'));
    if (winner === '') {
      expect(ofMarket).toEqual(['markets[0].void: Nothing tells its answer, and it is not void.']);
    } else {
      const wrong = ASKED[kind]!.filter((code) => (code === winner) !== (code === chosen));
      expect(ofMarket.map((problem) => problem.slice(0, problem.indexOf('.right')))).toEqual(
        wrong.map((code) => `markets[0].alternatives[${ASKED[kind]!.indexOf(code)}]`),
      );
    }
  });

  it('waits for nothing of a question that nobody can answer', async () =>
    expect(
      (
        await problemsOf((content) => {
          content.markets = [market(1, 'unknown' as Market['kind'], ['a'], ['a'])];
        })
      ).at(0),
    ).toBe('markets[0].void: Nothing tells its answer, and it is not void.'));
});

describe('a question about scorers is decided again by who scored (rules R8.2)', () => {
  const codes = ['p7', 'p8', 'otro', 'nadie'];

  it.each([
    [[7], ['p7']],
    [
      [7, 8],
      ['p7', 'p8'],
    ],
    [
      [7, 30],
      ['p7', 'otro'],
    ],
    [[], ['nadie']],
  ])('%j make %j right', async (scorers, right) => {
    const of = (chosen: string[]) =>
      problemsOf((content) => {
        content.slate = [match(1, { scorers })];
        content.markets = [market(1, 'goleador', codes, chosen)];
      });
    expect((await of(right)).filter((problem) => !problem.startsWith('entries'))).toEqual([]);
    const others = codes.filter((code) => !right.includes(code));
    expect((await of(others)).filter((problem) => !problem.startsWith('entries'))).toEqual(
      codes.map((_, at) => `markets[0].alternatives[${at}].right: The scorers make "${right.join('", "')}" right.`),
    );
  });

  it('stays as it is where an older certificate has no scorers', async () =>
    expect(
      (
        await problemsOf((content) => {
          content.markets = [market(1, 'goleador', codes, ['p8'])];
        })
      ).filter((problem) => !problem.startsWith('entries')),
    ).toEqual([]));
});

describe('a guessed score is paid again by the table of its room (rules R17.1)', () => {
  /** The guesses of a room by Kicktipp's table, where the match ended 2-1. */
  const priced = (alternatives: [code: string, pts: number, right: boolean][], scoring = readyScorings.kicktipp) =>
    problemsOf((content) => {
      content.room.predi_scoring = scoring;
      content.markets = [
        {
          ...market(1, 'marcador', [], []),
          alternatives: alternatives.map(([code, pts, right], at) => ({ alternative: 50 + at, code, pts, right })),
        },
      ];
    }).then((problems) => problems.filter((problem) => !problem.startsWith('entries')));

  it('with what the table gives for how near it came', async () =>
    expect(
      await priced([
        ['2-1', 4, true],
        ['1-0', 3, true],
        ['4-0', 2, true],
        ['0-0', 8, false],
        ['otro', 8, false],
      ]),
    ).toEqual([]));

  it('and every other price or result is named', async () =>
    expect(
      await priced([
        ['2-1', 3, true],
        ['1-0', 3, false],
        ['0-0', 8, true],
        ['otro', 8, true],
      ]),
    ).toEqual([
      "markets[0].alternatives[0].pts: By the room's table it earns 4, and it says 3.",
      'markets[0].alternatives[1].right: By the room\'s table "1-0" earns 3.',
      'markets[0].alternatives[2].right: By the room\'s table "0-0" earns 0.',
      'markets[0].alternatives[3].right: By the room\'s table "otro" earns 0.',
    ]));

  it('but another question of the room by its result', async () =>
    expect(
      await problemsOf((content) => {
        content.room.predi_scoring = readyScorings.kicktipp;
      }),
    ).toEqual([]));

  it('not where the table says nothing of guessed scores', async () =>
    expect(
      await priced(
        [
          ['2-1', 8, true],
          ['1-0', 8, false],
        ],
        readyScorings.arma11 as never,
      ),
    ).toEqual([]));
});

describe('the seal of a certificate (rules R15.4)', () => {
  it('is made of each part, with the fields of every object in alphabetical order and without those that are not there', async () => {
    const { digests, hash } = await sealCertificate(
      { ...sound(), slate: [{ ...match(1), advances: undefined as never, first_goal: null }] },
      readable,
    );
    expect(digests).toHaveLength(7);
    expect(digests[0]).toBe(
      '{"amount_ins":10,"awards":[{"amount":27,"label":"1.º","percent":100,"position_from":1,"position_to":1}],' +
        '"comision":3,"commission_bps":1000,"entries":3,"format":"arma11-certificate-1","id":1,"kind":"predi",' +
        '"league":"Liga","name":"Sala","paid_at":"2026-06-12T06:00:00.000Z","pozo":27,"predi_scoring":null,' +
        '"refunded":false,"rules_version":1,"scoring":"arma11","season":"2026"}',
    );
    expect(digests[1]).toContain('"counts":true,"first_goal":null,"first_goal_minute":12,"goals_local":2');
    expect(digests[1]).not.toContain('advances');
    expect(digests[3]).toBe(
      '{"answers":[10,90],"ins":1,"lineups":[],"name":"jugador1","points":6,"position":1,"prize":27}',
    );
    expect(digests[6]).toContain('"outcome":["t1"]');
    expect(hash).toBe(digests.join(''));
  });

  it.each<[what: string, change: (certificate: RoomCertificate) => unknown, problems: string[]]>([
    ['a digest too few', ({ digests }) => digests.pop(), ['digests: There are 6, and 7 parts.']],
    ['another hash', (certificate) => (certificate.hash = 'x'), ['hash: It is not the hash of the digests.']],
    [
      'another digest',
      (certificate) => (certificate.digests[1] = 'x'),
      ['digests[1]: It is not the digest of slate[0].'],
    ],
    [
      'another name',
      ({ entries }) => (entries[1]!.name = 'otra'),
      ['entries[1]: It is not what digest 4 was made of.'],
    ],
    ['another room', ({ room }) => (room.name = 'Otra'), ['room: It is not what digest 0 was made of.']],
    [
      'another question',
      ({ markets }) => (markets[0]!.market = 2),
      ['markets[0]: It is not what digest 2 was made of.'],
    ],
    [
      'another question about the competition',
      ({ long_term }) => (long_term![0]!.market = 8),
      ['long_term[0]: It is not what digest 6 was made of.'],
    ],
  ])('tells %s', async (_, change, problems) => expect(await forgedBy(change)).toEqual(problems));
});
