// Long: one format, written and checked by the same definitions; apart, they could drift.
import type { Position, PrediScoring, RoomCertificate } from '../contract/wire';
import { duePlaces } from './certificatePlaces';
import { longTermRight } from './longTermQuestions';
import { scoreOfCode, scorePrediction, scoresGuesses } from './prediScoring';
import { payPlaces } from './prizes';
import type { PlayerMatchStats } from './scoring/playerMatchStats';
import { scorePlayer } from './scoring/scorePlayer';
import { scoringProfileFor, type ScoringCode } from './scoring/scoringProfileFor';

/** A certificate before it is sealed. */
export type CertificateContent = Omit<RoomCertificate, 'digests' | 'hash'>;

/** A place in a certificate that is not as it should be, and why. */
export interface CertificateProblem {
  /** Such as `entries[3].points`. */
  where: string;
  /** In a sentence, for whoever checks. */
  what: string;
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => Promise<string>;

type Match = CertificateContent['slate'][number];
type Market = CertificateContent['markets'][number];
type Entry = CertificateContent['entries'][number];

/** JSON with the fields of each object in alphabetical order: equal values have equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, held]) => `${JSON.stringify(name)}:${canonical(held)}`).join(',')}}`;
}

/** The parts of a certificate that have a digest each, with where they stand. */
function partsOf({
  format,
  room,
  slate,
  markets,
  entries,
  long_term = [],
}: CertificateContent): [where: string, part: unknown][] {
  const listed = (name: string, rows: readonly unknown[]) =>
    rows.map((row, at): [string, unknown] => [`${name}[${at}]`, row]);
  return [
    ['room', { format, ...room }],
    ...listed('slate', slate),
    ...listed('markets', markets),
    ...listed('entries', entries),
    ...listed('long_term', long_term),
  ];
}

/** Gives a certificate its digests and its hash (rules R15.4). */
export async function sealCertificate(content: CertificateContent, sha256: Sha256): Promise<RoomCertificate> {
  const digests = await digestsOf(content, sha256);
  return { ...content, digests, hash: await sha256(digests.join('')) };
}

const digestsOf = (content: CertificateContent, sha256: Sha256): Promise<string[]> =>
  Promise.all(partsOf(content).map(([, part]) => sha256(canonical(part))));

async function sealProblems(certificate: RoomCertificate, sha256: Sha256): Promise<CertificateProblem[]> {
  const parts = partsOf(certificate);
  const { digests, hash } = certificate;
  if (digests.length !== parts.length)
    return [{ where: 'digests', what: `There are ${digests.length}, and ${parts.length} parts.` }];
  const sound = (await sha256(digests.join(''))) === hash;
  const right = await digestsOf(certificate, sha256);
  const changed = parts.flatMap(([where], at) => {
    if (right[at] === digests[at]) return [];
    if (sound) return [{ where, what: `It is not what digest ${at} was made of.` }];
    return [{ where: `digests[${at}]`, what: `It is not the digest of ${where}.` }];
  });
  return sound || changed.length > 0 ? changed : [{ where: 'hash', what: 'It is not the hash of the digests.' }];
}

/** What each player earned in a jornada of the slate. */
function pointsByJornada({ room, slate }: CertificateContent): Map<number, Map<number, number>> {
  const profile = scoringProfileFor(room.scoring as ScoringCode, room.season);
  const jornadas = new Map<number, Map<number, number>>();
  for (const { jornada, counts, players } of slate) {
    const points = jornadas.get(jornada) ?? new Map<number, number>();
    jornadas.set(jornada, points);
    if (!counts) continue;
    for (const { player, position, stats } of players) {
      const score = scorePlayer(profile, position as Position, stats as unknown as PlayerMatchStats);
      points.set(player, (points.get(player) ?? 0) + score.points);
    }
  }
  return jornadas;
}

function lineupPoints({ lineups }: Entry, earned: ReadonlyMap<number, ReadonlyMap<number, number>>): number {
  return lineups.reduce((sum, { jornada, players, captain }) => {
    const of = (player: number) => earned.get(jornada)?.get(player) ?? 0;
    return sum + players.reduce((all, player) => all + of(player), 0) + (captain === null ? 0 : of(captain));
  }, 0);
}

/** The code of the right alternative as far as the result tells; null where it does not. */
function rightCode(
  { kind }: Market,
  { goals_local, goals_visit, first_goal, awarded, advances }: Match,
): string | null {
  if (kind === 'avanza') return advances ? (advances === 'local' ? 'local' : 'visita') : null;
  if (goals_local === null || goals_visit === null) return null;
  const goals = goals_local + goals_visit;
  switch (kind) {
    case '1x2':
      return goals_local > goals_visit ? 'local' : goals_local < goals_visit ? 'visita' : 'empate';
    case 'goles':
      return goals > 2 ? 'mas' : 'menos';
    case 'ambos':
      return goals_local > 0 && goals_visit > 0 ? 'si' : 'no';
    case 'marcador':
      return `${goals_local}-${goals_visit}`;
    case 'primer_gol': {
      const codes: Record<string, string> = { local: 'local', visit: 'visita', none: 'sin_goles' };
      return awarded || first_goal === null ? null : (codes[first_goal] ?? null);
    }
    default:
      return null;
  }
}

/** The places of a guessed score that its room's own table would pay otherwise (rules R17.1). */
function guessProblems(
  market: Market,
  { match, where, scoring }: { match: Match; where: string; scoring: PrediScoring },
) {
  const end = { local: match.goals_local ?? 0, visit: match.goals_visit ?? 0 };
  return market.alternatives.flatMap(({ code, pts, right }, index): CertificateProblem[] => {
    const guess = scoreOfCode(code);
    const due = guess ? scorePrediction({ scoring, guess, end, jornada: match.jornada }) : 0;
    const at = `${where}.alternatives[${index}]`;
    if (right !== due > 0) return [{ where: `${at}.right`, what: `By the room's table "${code}" earns ${due}.` }];
    return right && pts !== due
      ? [{ where: `${at}.pts`, what: `By the room's table it earns ${due}, and it says ${pts}.` }]
      : [];
  });
}

/** The places of a question about scorers that those of its match answer otherwise (rules R8.2). */
function scorerProblems({ alternatives }: Market, { where, scorers }: { where: string; scorers: readonly number[] }) {
  const scored = scorers.map((player) => `p${player}`);
  const named = new Set(alternatives.map(({ code }) => code));
  const winners = scored.length === 0 ? ['nadie'] : scored.map((code) => (named.has(code) ? code : 'otro'));
  return alternatives.flatMap(({ code, right }, index): CertificateProblem[] =>
    right === winners.includes(code)
      ? []
      : [{ where: `${where}.alternatives[${index}].right`, what: `The scorers make "${winners.join('", "')}" right.` }],
  );
}

/** Every question is decided again, by the result or by who scored. */
function marketProblems({ room, slate, markets }: CertificateContent): CertificateProblem[] {
  const scoring = room.predi_scoring && scoresGuesses(room.predi_scoring) ? room.predi_scoring : null;
  const matches = new Map(slate.map((match) => [match.match, match]));
  return markets.flatMap((market, at) => {
    const match = matches.get(market.match);
    const where = `markets[${at}]`;
    if (!match) return [{ where: `${where}.match`, what: `Match ${market.match} is not in the slate.` }];
    if (market.void) return [];
    if (market.kind === 'goleador')
      return match.scorers ? scorerProblems(market, { where, scorers: match.scorers }) : [];
    const code = rightCode(market, match);
    if (code === null) return [{ where: `${where}.void`, what: 'Nothing tells its answer, and it is not void.' }];
    if (scoring && market.kind === 'marcador') return guessProblems(market, { match, where, scoring });
    const named = market.alternatives.some((each) => each.code === code);
    return market.alternatives.flatMap(({ code: own, right }, index) =>
      right === (own === code || (own === 'otro' && !named))
        ? []
        : [{ where: `${where}.alternatives[${index}].right`, what: `The result makes "${code}" the right answer.` }],
    );
  });
}

/** What the competition came to decides its questions again. */
function longTermProblems({ long_term = [] }: CertificateContent): CertificateProblem[] {
  return long_term.flatMap(({ void: no, outcome, alternatives }, at) => {
    const where = `long_term[${at}]`;
    const named = alternatives.map(({ code }) => code);
    const stands = named.some((code) => longTermRight(code, named, outcome));
    if (no === stands)
      return [{ where: `${where}.void`, what: 'It is void when no answer stands for who is it, and only then.' }];
    return alternatives.flatMap(({ code, right }, index) =>
      right === longTermRight(code, named, outcome)
        ? []
        : [{ where: `${where}.alternatives[${index}].right`, what: `It came to "${outcome.join('", "')}".` }],
    );
  });
}

function answerPoints({ answers }: Entry, markets: readonly Pick<Market, 'void' | 'alternatives'>[]): number {
  const worth = new Map(
    markets.flatMap(({ void: no, alternatives }) =>
      alternatives.map(({ alternative, pts, right }) => [alternative, right && !no ? pts : 0] as const),
    ),
  );
  return answers.reduce((sum, answer) => sum + (worth.get(answer) ?? 0), 0);
}

function pointsProblems(content: CertificateContent): CertificateProblem[] {
  const earned = content.room.kind === 'compe' ? pointsByJornada(content) : null;
  return content.entries.flatMap((entry, at) => {
    const points = earned
      ? lineupPoints(entry, earned)
      : answerPoints(entry, [...content.markets, ...(content.long_term ?? [])]);
    const made = earned ? 'its lineups make' : 'its answers make';
    return points === entry.points
      ? []
      : [{ where: `entries[${at}].points`, what: `By the statistics ${made} ${points}, and it says ${entry.points}.` }];
  });
}

function placeProblems(certificate: CertificateContent): CertificateProblem[] {
  const due = duePlaces(certificate);
  return certificate.entries.flatMap(({ ins, position }, at) => {
    const { from, to } = due.get(ins)!;
    if (position >= from && position <= to) return [];
    const what = `By the points it is ${from === to ? from : `${from} to ${to}`}, and it says ${position}.`;
    return [{ where: `entries[${at}].position`, what }];
  });
}

function prizeProblems({ room, entries }: CertificateContent): CertificateProblem[] {
  if (room.entries !== entries.length)
    return [{ where: 'room.entries', what: `It says ${room.entries}, and ${entries.length} are listed.` }];
  const ranked = entries.map(({ ins, position }) => ({ entryId: ins, position }));
  let prizes: ReadonlyMap<number, number>;
  try {
    prizes = room.refunded ? new Map() : payPlaces(room.awards, ranked);
  } catch (error) {
    return [{ where: 'entries', what: error instanceof Error ? error.message : String(error) }];
  }
  return entries.flatMap(({ ins, prize }, at) => {
    const due = prizes.get(ins) ?? 0;
    return due === prize
      ? []
      : [{ where: `entries[${at}].prize`, what: `Its place pays ${due}, and it says ${prize}.` }];
  });
}

/**
 * Computes a certificate again from the statistics, results and answers that it lists (rules R15.4): points, places, prizes, and
 * the digests over all of it. Returns what is not as it should be, with where; nothing when the certificate holds.
 *
 * @param sha256 Hashes a text, such as WebCrypto's `digest`.
 */
export async function certificateProblems(certificate: RoomCertificate, sha256: Sha256): Promise<CertificateProblem[]> {
  return [
    ...(await sealProblems(certificate, sha256)),
    ...marketProblems(certificate),
    ...longTermProblems(certificate),
    ...pointsProblems(certificate),
    ...placeProblems(certificate),
    ...prizeProblems(certificate),
  ];
}
